import './button.css';
import { useRender } from '@base-ui/react/use-render';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { type ButtonFace, buttonClass } from './button-class.ts';

interface ButtonLinkProps extends ButtonFace, Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> {
  /** A router's own link, if the page has one: `render={<Link to="/download" />}`. */
  readonly render?: ReactElement<Record<string, unknown>>;
}

/** What leads somewhere is a link, also where it looks like a button. */
export function ButtonLink({ look, size, render, ...rest }: ButtonLinkProps): ReactNode {
  const className = buttonClass({ look, size });
  return useRender({ defaultTagName: 'a', render, props: { ...rest, className } });
}
