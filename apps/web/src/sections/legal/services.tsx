import type { ReactNode } from 'react';
import type { ForeignService } from './foreign-services.ts';

export function Services({ services }: { readonly services: readonly ForeignService[] }): ReactNode {
  if (services.length === 0) {
    return (
      <p>
        <strong>This site loads nothing from anybody else.</strong> Scripts, fonts, pictures and sounds come from our
        own address, and each page carries a policy that makes your browser refuse anything from elsewhere.
      </p>
    );
  }
  return (
    <p>
      <strong>This site was set up to load something of others:</strong>{' '}
      {services.map(({ what, origin }) => `${what}, from ${origin}`).join('; ')}. They see what any site sees of a
      visitor, and may set cookies of their own. Everything else comes from our own address, and each page carries a
      policy that makes your browser refuse anything from elsewhere.
    </p>
  );
}
