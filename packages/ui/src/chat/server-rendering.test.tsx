import { IDLE_CHAT, SESSION_DEFAULTS } from '@vayl/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleReader } from '../article/article-reader.tsx';
import { ChatView } from './chat-view.tsx';

const ignore = () => undefined;

// There is no window here: whatever touches one while it renders fails.
it.each([
  [
    'the chat',
    <ChatView
      key=""
      entries={[]}
      request={IDLE_CHAT}
      input=""
      settings={SESSION_DEFAULTS}
      light={{ refreshHz: undefined, isStrict: false, isFlickerBlocked: false }}
      onInput={ignore}
      onSubmit={ignore}
      onPrompt={ignore}
      onChoose={ignore}
      onUndo={ignore}
    />,
    'Start by telling me your current task',
  ],
  [
    'the reader',
    <ArticleReader
      key=""
      endpoint="/"
      siteKey={undefined}
      call={() => Promise.resolve({ ok: false, body: undefined })}
      draw={() => 0}
      log={ignore}
    />,
    'Generating new content...',
  ],
])('%s is rendered on the server', (_, element, part) => {
  expect(renderToStaticMarkup(element)).toContain(part);
});
