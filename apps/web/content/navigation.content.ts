import { PRODUCT_NAME, PRODUCT_STATEMENT } from '@vayl/domain';

/** Where the site leads from every page. */
export const NAVIGATION = {
  main: [
    { path: '/demo', text: 'Demo' },
    { path: '/research', text: 'Research' },
    { path: '/neuroscience', text: 'Neuroscience' },
    { path: '/science/audiovisual-stimulation-whitepaper', text: 'Whitepapers', folder: '/science' },
    { path: '/product-booklet', text: 'Booklet' },
    { path: '/download', text: 'Download' },
    { path: '/signin', text: 'Sign in' },
  ],
  action: { path: '/signup', text: 'Sign up' },
  bookDemo: 'Book a 15-minute demo',
  backToTop: 'Back to top',
  footer: [
    { path: '/demo', text: 'Browser demo' },
    { path: '/product-booklet', text: 'Booklet' },
    { path: '/download', text: 'Download' },
    { path: '/memecoin-bailout', text: 'Token waitlist' },
    { path: '/science/audiovisual-stimulation-whitepaper', text: 'Light and sound' },
    { path: '/science/perceptual-load-theory', text: 'Perceptual load' },
    { path: '/account', text: 'Account' },
    { path: '/privacy-policy', text: 'Privacy Policy' },
    { path: '/terms-of-service', text: 'Terms of Service' },
    { path: '/cookie-policy', text: 'Cookie Policy' },
    { path: '/security', text: 'Security' },
  ],
} as const;

export const BEFORE_YOU_USE_IT = {
  title: 'Before you use it',
  text: `${PRODUCT_STATEMENT} Do not use its light if you or a close relative has epilepsy or has had a seizure caused by light. One key stops ${PRODUCT_NAME} from any app: the light is gone with the next frame.`,
} as const;
