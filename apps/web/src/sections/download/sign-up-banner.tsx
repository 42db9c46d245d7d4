import './sign-up-banner.css';
import { signUpBanner } from '@vayl/domain';
import { Mark } from '@vayl/ui/primitives/mark';
import type { ReactNode } from 'react';
import { SIGN_UP_BANNER } from '../../../content/download.content.ts';
import { useQuery } from '../../site/use-query.ts';

/** Tells somebody who comes from signing up that it went well, and what a referral brought. */
export function SignUpBanner(): ReactNode {
  const query = useQuery();
  const banner = signUpBanner({ signup: query.get('signup'), hasReferral: query.get('hasReferral') });
  if (banner === 'none') return null;
  const { title, text } = SIGN_UP_BANNER[banner];
  return (
    <section className="sign-up-banner" data-banner={banner} aria-label="Sign-up">
      <Mark />
      <div>
        <p className="sign-up-banner-title">{title}</p>
        <p>{text}</p>
        <p>{SIGN_UP_BANNER.confirm}</p>
      </div>
    </section>
  );
}
