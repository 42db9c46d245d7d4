import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// One row for each page of `site/pages.ts`; the last answers for every address that nobody else knows.
export default [
  layout('layouts/site-layout.tsx', [
    index('pages/landing.tsx'),
    route('signup', 'pages/signup.tsx'),
    route('signin', 'pages/signin.tsx'),
    route('reset-password', 'pages/reset-password.tsx'),
    route('verify-email', 'pages/verify-email.tsx'),
    route('account', 'pages/account.tsx'),
    route('connect', 'pages/connect.tsx'),
    route('device', 'pages/device.tsx'),
    route('unsubscribe', 'pages/unsubscribe.tsx'),
    route('download', 'pages/download.tsx'),
    route('memecoin-bailout', 'pages/memecoin-bailout.tsx'),
    route('research', 'pages/research.tsx'),
    route('research-dev', 'pages/research-dev.tsx'),
    route('neuroscience', 'pages/neuroscience.tsx'),
    route('science/audiovisual-stimulation-whitepaper', 'pages/audiovisual-whitepaper.tsx'),
    route('science/perceptual-load-theory', 'pages/perceptual-load-whitepaper.tsx'),
    route('privacy-policy', 'pages/privacy-policy.tsx'),
    route('terms-of-service', 'pages/terms-of-service.tsx'),
    route('cookie-policy', 'pages/cookie-policy.tsx'),
    route('security', 'pages/security.tsx'),
    route('checkout-success', 'pages/checkout-success.tsx'),
    route('*', 'pages/unmatched.tsx'),
  ]),
  route('demo', 'pages/demo.tsx'),
  layout('layouts/bare-layout.tsx', [
    route('auth/success', 'pages/auth-success.tsx'),
    route('product-booklet', 'pages/product-booklet.tsx'),
  ]),
] satisfies RouteConfig;
