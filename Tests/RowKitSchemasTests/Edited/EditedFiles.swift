/// Files as people have them, with small schemas for them.
enum EditedFiles {
  static let package = """
    {
      "name": "weather-map",
      "version": "1.0.0",
      "private": true,
      "type": "module",
      "scripts": {
        "build": "tsc -p .",
        "test": "node --test"
      },
      "dependencies": {
        "left-pad": "^1.3.0"
      },
      "keywords": [ "weather", "map" ],
      "engines": { "node": ">=20" },
      "x-build": 1.50
    }

    """

  static let packageSchema = """
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Package",
      "type": "object",
      "required": ["name", "version"],
      "properties": {
        "name": {"type": "string", "pattern": "^[a-z0-9-]+$", "maxLength": 20,
          "description": "The name under which the package is published."},
        "version": {"type": "string", "pattern": "^[0-9]+[.][0-9]+[.][0-9]+$",
          "examples": ["1.0.0"]},
        "private": {"type": "boolean", "default": false},
        "type": {"enum": ["module", "commonjs"], "default": "commonjs"},
        "homepage": {"type": "string", "format": "uri"},
        "scripts": {"type": "object", "additionalProperties": {"type": "string"}},
        "dependencies": {"type": "object", "propertyNames": {"maxLength": 40},
          "additionalProperties": {"type": "string"}},
        "keywords": {"type": "array", "items": {"type": "string"}, "uniqueItems": true},
        "engines": {"type": "object", "properties": {"node": {"type": "string"}}}
      }
    }
    """

  static let tsconfig = """
    {
      // How the sources are read.
      "compilerOptions": {
        "target": "es2022", // what our servers run
        "module": "nodenext",
        /* Strictness */
        "strict": true,
        "noUncheckedIndexedAccess": false,
        "lib": ["es2023", "dom"],
        "paths": {
          "@/*": ["./src/*"], // short names
        },
      },
      "include": [
        "src/**/*.ts",
        "test/**/*.ts", // not the fixtures
      ],
      "exclude": ["dist"],
    }

    """

  static let tsconfigSchema = """
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "TypeScript",
      "type": "object",
      "definitions": {
        "globs": {"type": "array", "items": {"type": "string"}, "uniqueItems": true}
      },
      "properties": {
        "extends": {"type": "string", "description": "The file whose options are taken over."},
        "compilerOptions": {
          "type": "object",
          "properties": {
            "target": {"description": "The version of the language that is written.",
              "anyOf": [{"enum": ["es5", "es2015", "es2022", "esnext"]}, {"pattern": "^[Ee][Ss]"}]},
            "module": {"enum": ["commonjs", "esnext", "nodenext"]},
            "strict": {"type": "boolean", "default": false},
            "noUncheckedIndexedAccess": {"type": "boolean", "default": false},
            "lib": {"type": "array", "uniqueItems": true,
              "items": {"enum": ["es2022", "es2023", "dom", "webworker"]}},
            "paths": {"type": "object",
              "additionalProperties": {"type": "array", "items": {"type": "string"}}},
            "out": {"type": "string", "deprecated": true}
          }
        },
        "include": {"$ref": "#/definitions/globs"},
        "exclude": {"$ref": "#/definitions/globs"}
      }
    }
    """
}
