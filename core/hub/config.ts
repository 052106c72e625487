// What a file `hubsmith.config.ts` says: the plugins that its host adds to the first-party ones.

/** The configuration of a host. @public */
export interface Config {
  /** Plugins, one by one or in lists. One with `replaces` takes the place of another. */
  readonly plugins: readonly unknown[];
}

/** Makes a configuration, so that an editor knows its fields: `export default defineConfig({ plugins: [mine] })`. @public */
export const defineConfig = (config: Config): Config => config;
