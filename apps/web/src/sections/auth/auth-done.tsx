import './auth-done.css';
import { PRODUCT_STATEMENT } from '@vayl/domain';
import { Heading } from '@vayl/ui/primitives/heading';
import { Logo } from '@vayl/ui/primitives/logo';
import { Mark } from '@vayl/ui/primitives/mark';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AUTH_SUCCESS } from '../../../content/auth-success.content.ts';
import { CloseWindow } from '../../features/auth-success/close-window.tsx';

export function AuthDone(): ReactNode {
  return (
    <div className="wrap auth-done">
      <Link to="/" className="auth-done-home">
        <Logo />
      </Link>
      <div className="auth-done-words">
        <Heading level={1}>{AUTH_SUCCESS.title}</Heading>
        <Text look="lead">{AUTH_SUCCESS.text}</Text>
        <ul className="auth-done-states">
          <li>
            <Mark />
            {AUTH_SUCCESS.google}
          </li>
          <li>
            <Mark isOn={false} />
            {AUTH_SUCCESS.processing}
          </li>
        </ul>
        <CloseWindow />
      </div>
      <p className="auth-done-statement">{PRODUCT_STATEMENT}</p>
    </div>
  );
}
