import RowKit

extension Fetcher {
  /// Returns a fetcher that answers after a delay measured by a stage's clock.
  ///
  /// Scripts and tests control that clock, so they see the answer.
  ///
  /// - Parameters:
  ///   - stage: The stage whose clock is used. Without a stage the answer comes immediately.
  ///   - delay: The delay before the answer.
  ///   - answer: Called for the answer.
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
