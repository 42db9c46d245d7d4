export interface Route {
  readonly path: string;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
}

/** Every address of the site that is a page of its own. */
export const ROUTES: readonly Route[] = [
  { path: '/', isIndexed: true },
  { path: '/demo', isIndexed: true },
  { path: '/signup', isIndexed: true },
  { path: '/download', isIndexed: true },
  { path: '/memecoin-bailout', isIndexed: true },
  { path: '/product-booklet', isIndexed: true },
  { path: '/science/audiovisual-stimulation-whitepaper', isIndexed: true },
  { path: '/science/perceptual-load-theory', isIndexed: true },
  { path: '/research', isIndexed: true },
  { path: '/research-dev', isIndexed: true },
  { path: '/neuroscience', isIndexed: true },
  { path: '/privacy-policy', isIndexed: true },
  { path: '/terms-of-service', isIndexed: true },
  { path: '/cookie-policy', isIndexed: true },
  { path: '/security', isIndexed: true },
  { path: '/checkout-success', isIndexed: false },
  { path: '/auth/success', isIndexed: false },
  { path: '/signin', isIndexed: false },
  { path: '/reset-password', isIndexed: false },
  { path: '/verify-email', isIndexed: false },
  { path: '/account', isIndexed: false },
  { path: '/connect', isIndexed: false },
  { path: '/device', isIndexed: false },
  { path: '/unsubscribe', isIndexed: false },
];
