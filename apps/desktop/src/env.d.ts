/** What a build may be told. */
interface ImportMetaEnv {
  readonly VITE_ENTITLEMENT_KEY?: string;
}
