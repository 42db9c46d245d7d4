import './chat-example.css';
import { FrequencyChange } from '@vayl/ui/instruments/frequency-change';
import { FrequencyRuler } from '@vayl/ui/instruments/frequency-ruler';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import type { ChatExample as ChatExampleWords } from '../../../content/research-page.content.ts';
import { CHAT } from '../../../content/research-words.content.ts';
import { ClaimSources } from '../evidence/claim-sources.tsx';

/** A conversation that never took place, and says so. */
export function ChatExample({ lead, messages, before, after }: ChatExampleWords): ReactNode {
  return (
    <section id="ai-chat-example" className="section" data-surface="night">
      <div className="wrap chat-example">
        <div className="chat-example-head">
          <p className="chat-example-mark">{CHAT.mark}</p>
          <Heading level={2}>{CHAT.title}</Heading>
          <Text look="lead">{lead}</Text>
          <div className="chat-example-change">
            <FrequencyChange pin="global" fromHz={before.globalHz} toHz={after.globalHz} />
            <FrequencyChange pin="center" fromHz={before.centerHz} toHz={after.centerHz} />
            <FrequencyRuler {...after} before={before} guard="watching" />
          </div>
        </div>
        <ol className="chat-example-talk">
          {messages.map(({ from, text, claim }) => (
            <li key={text} data-from={from}>
              <p className="chat-example-who">{CHAT[from]}</p>
              <p>{text}</p>
              {claim !== undefined && <ClaimSources claim={claim} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
