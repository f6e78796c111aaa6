/** The parts of the packages that the check uses. They are installed only when it runs, in this folder. */
declare module '@redocly/openapi-core' {
  interface Problem {
    readonly severity: string;
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly pointer?: string }[];
  }
  export function createConfig(options: { readonly extends: readonly string[] }): Promise<object>;
  export function lintFromString(options: {
    readonly source: string;
    readonly absoluteRef: string;
    readonly config: object;
  }): Promise<readonly Problem[]>;
}

declare module '@stoplight/spectral-core' {
  class Spectral {
    setRuleset(ruleset: object): void;
    run(document: object): Promise<
      readonly {
        readonly code: string | number;
        readonly message: string;
        readonly path: readonly (string | number)[];
      }[]
    >;
  }
  const core: { readonly Spectral: typeof Spectral };
  export default core;
}

declare module '@stoplight/spectral-rulesets' {
  const rulesets: { readonly oas: object };
  export default rulesets;
}

declare module 'openapi-typescript' {
  export default function openapiTS(document: object): Promise<readonly object[]>;
  export function astToString(nodes: readonly object[]): string;
}
