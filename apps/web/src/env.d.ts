/** What a deployment may set when it builds the site. Everything has a default; with none, nothing of others is loaded. */
interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_APPLICATION_FORM_URL?: string;
  readonly VITE_BOOKLET_URL?: string;
  readonly VITE_PERFORMANCE_SCRIPT_URL?: string;
  readonly VITE_SUPPORT_EMAIL?: string;
  readonly VITE_BOOK_DEMO_URL?: string;
  readonly VITE_RESEARCH_EMAIL?: string;
  readonly VITE_SECURITY_EMAIL?: string;
  readonly VITE_ARTICLE_SITE_KEY?: string;
}

declare module '#fonts/*' {
  const address: string;
  export default address;
}
