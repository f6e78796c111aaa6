/** The parts of the packages that the site uses. They are installed only when it is built, in this folder. */
declare module '@11ty/eleventy' {
  export interface UserConfig {
    setUseGitIgnore(enabled: boolean): void;
    amendLibrary(name: string, change: (markdown: import('markdown-it')) => void): void;
    addFilter(name: string, filter: (text: string) => string): void;
    addGlobalData(name: string, value: unknown): void;
    addTemplate(path: string, text: string, data: object): void;
  }
  interface Options {
    readonly quietMode: boolean;
    readonly configPath: string;
    readonly config: (config: UserConfig) => object;
  }
  export default class Eleventy {
    constructor(input: string, output: string, options: Options);
    write(): Promise<void>;
  }
}

declare module 'markdown-it' {
  class MarkdownIt {
    set(options: object): this;
    parse(text: string, environment: object): MarkdownIt.Token[];
    readonly core: {
      readonly ruler: { push(name: string, rule: (state: { tokens: MarkdownIt.Token[] }) => void): void };
    };
    readonly renderer: { readonly rules: Record<string, MarkdownIt.Rule> };
  }
  namespace MarkdownIt {
    interface Token {
      readonly type: string;
      readonly tag: string;
      readonly info: string;
      readonly content: string;
      readonly children: readonly Token[] | null;
      attrGet(name: string): string | null;
      attrSet(name: string, value: string): void;
    }
    type Rule = (
      tokens: Token[],
      index: number,
      // The data of a page are not known to the renderer.
      options: any,
      environment: any,
      self: { renderToken(tokens: Token[], index: number, options: object): string },
    ) => string;
  }
  export = MarkdownIt;
}

declare module 'prismjs' {
  const Prism: {
    readonly languages: Readonly<Record<string, object>>;
    highlight(code: string, grammar: object, language: string): string;
  };
  export default Prism;
}

declare module 'prismjs/components/index.js' {
  export default function loadLanguages(names: readonly string[]): void;
}

/** The site has copies of these beside the scripts that import them. */
declare module '*/minisearch.js' {
  export { default } from 'minisearch';
}

declare module '*/event-names.js' {
  export const EVENTS: readonly string[];
}

declare module '*/testing.js' {
  export * from 'pay-elements/testing';
}

declare module 'minisearch' {
  export default class MiniSearch {
    constructor(options: object);
    addAll(documents: readonly object[]): void;
    search(text: string): readonly object[];
    static loadJSON(json: string, options: object): MiniSearch;
  }
}
