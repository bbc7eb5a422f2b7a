import RowKit

extension Fetcher {
  /// Returns a fetcher that answers after some time of a stage, so that scripts and tests of a
  /// screen, whose clock is not the world's, see the answer.
  ///
  /// - Parameters:
  ///   - stage: The stage that tells the time; without one the answer comes at once.
  ///   - delay: How long it takes.
  ///   - answer: Gives the answer.
  /// - Returns: The fetcher.
  @MainActor static func delayed(
    on stage: @escaping () -> Stage?, by delay: @escaping () -> Duration?,
    _ answer: @escaping (Request) -> Result<Answer, any Error>
  ) -> Fetcher {
    Fetcher(starting: { request, receive in
      guard let stage = stage() else {
        receive(answer(request))
        return {}
      }
      let timer = stage.schedule(after: delay() ?? .zero) { receive(answer(request)) }
      return { [weak stage] in stage?.cancelScheduled(timer) }
    })
  }
}
