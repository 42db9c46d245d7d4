import { Button } from '@vayl/ui/primitives/button';
import { Checkbox } from '@vayl/ui/primitives/checkbox';
import { ConfirmDialog } from '@vayl/ui/primitives/confirm-dialog';
import { Heading } from '@vayl/ui/primitives/heading';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { HistoryExport } from '../../../host/exports-host.ts';
import type { AccountState } from '../../account/account-state.ts';
import type { KeptPreferences } from '../../app-preferences.ts';
import type { Followed } from '../../observed.ts';
import type { History } from '../history.ts';
import { HISTORY } from '../history-words.ts';

export interface HistoryDataProps {
  readonly history: Pick<History, 'save' | 'deleteEverything'>;
  readonly preferences: Pick<KeptPreferences, 'subscribe' | 'getSnapshot' | 'change'>;
  readonly account: Followed<Pick<AccountState, 'is'>>;
  /** Nothing to take along, and nothing to delete. */
  readonly isEmpty: boolean;
}

const words = HISTORY.data;

/** What is kept, what is sent, and the two ways to have it for oneself: taking it along and deleting it. */
export function HistoryData({ history, preferences, account, isEmpty }: HistoryDataProps): ReactNode {
  const { isHistoryKept, areTotalsSent } = useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
  const isSignedIn = useSyncExternalStore(account.subscribe, account.getSnapshot).is === 'signed-in';
  return (
    <section className="history-section">
      <Heading level={2} size="small">
        {words.title}
      </Heading>
      <Checkbox
        label={words.keep}
        hint={words.keepHint}
        isChecked={isHistoryKept}
        onChange={(isKept) => preferences.change({ isHistoryKept: isKept })}
      />
      <Checkbox
        label={words.totals}
        hint={isSignedIn ? words.totalsHint : `${words.totalsSignedOut} ${words.totalsHint}`}
        isChecked={areTotalsSent}
        isDisabled={!isSignedIn && !areTotalsSent}
        onChange={(areSent) => preferences.change({ areTotalsSent: areSent })}
      />
      {!isEmpty && <TakeOrDelete history={history} />}
    </section>
  );
}

type Saying = { readonly is: 'nothing' | 'saving' } | { readonly is: 'said'; readonly text: string };

function TakeOrDelete({ history }: Pick<HistoryDataProps, 'history'>): ReactNode {
  const [saying, setSaying] = useState<Saying>({ is: 'nothing' });
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(what: HistoryExport): Promise<void> {
    setSaying({ is: 'saving' });
    const saved = await history.save(what);
    setSaying({ is: 'said', text: saved.ok ? words.saved(saved.value) : exportProblem(saved.error) });
  }

  async function deleteEverything(): Promise<void> {
    setDeleting(true);
    const deleted = await history.deleteEverything();
    setDeleting(false);
    setProblem(deleted.ok ? undefined : HISTORY.failed.text(deleted.error));
    if (deleted.ok) setAsking(false);
  }

  return (
    <>
      <div className="history-acts">
        <Button look="line" size="small" onClick={() => void save('history-csv')}>
          {words.csv}
        </Button>
        <Button look="line" size="small" onClick={() => void save('history-json')}>
          {words.json}
        </Button>
        <Button look="line" size="small" onClick={() => setAsking(true)}>
          {words.delete}
        </Button>
      </div>
      <p role="status" className="history-rule">
        {saying.is === 'saving' ? words.saving : saying.is === 'said' ? saying.text : ''}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        words={words.confirm}
        isBusy={isDeleting}
        problem={problem}
        onConfirm={() => void deleteEverything()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type ExportRefusal = Extract<Awaited<ReturnType<History['save']>>, { ok: false }>['error'];

function exportProblem(problem: ExportRefusal): string {
  return problem === 'not-saved' ? words.notSaved : HISTORY.failed.text(problem);
}
