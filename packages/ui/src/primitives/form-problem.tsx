import './form-problem.css';
import type { ReactNode } from 'react';

/** What went wrong with a form as a whole. Its place is there before, so that its coming is read out. */
export function FormProblem({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="v-form-problem" role="alert">
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}
