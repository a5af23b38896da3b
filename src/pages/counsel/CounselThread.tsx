import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import type { Message } from '../../../contract/message.ts';
import { Composer } from '../../domain/message/Composer.tsx';
import { useSendMessage, useThread } from '../../domain/message/messageAtoms.ts';
import type { MessageValues } from '../../domain/message/messageDraft.ts';
import { useArrival } from '../../domain/message/useArrival.ts';
import { useComposer, useMessageDraft } from '../../domain/message/useComposer.ts';
import { TranslationTrouble } from '../../domain/translation/TranslationTrouble.tsx';
import { translationQuery } from '../../domain/translation/translationAtoms.ts';
import {
  messagesOf,
  reasonsOf,
  useTranslations,
} from '../../domain/translation/useTranslations.ts';
import type { Draft } from '../../domain/useDraft.ts';
import { dataOf } from '../../lib/answer.ts';
import { localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { moveFocusTo } from '../../ui/focus/nearFocus.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { LoadFailedLine } from '../../widgets/loading/LoadFailed.tsx';
import { CounselTimeline, entryId } from './CounselTimeline.tsx';
import { TranslationOffer } from './TranslationOffer.tsx';
import { useConsentFirst } from './useConsentFirst.ts';

interface CounselThreadProps {
  counsel: Counsel;
  memberId: string;
  prefill: Prefill | null;
}

/** A text to begin with: the composer gets it if it is empty, and the focus. */
export interface Prefill {
  text: string;
}

const isByClinic = ({ by }: { by: string }) => by === 'staff';

/** The timeline with the messages, and the composer below. */
export function CounselThread({ counsel, memberId, prefill }: CounselThreadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const answer = useThread(counsel.id);
  const thread = dataOf(answer);
  const arrived = useArrival(thread, 'staff');
  const draftName = `message:${memberId}:${counsel.id}`;
  const loaded = useMessageDraft(draftName);
  const translations = useTranslations(translationQuery(counsel.id, language), {
    texts: [
      ...messagesOf((thread?.data ?? []).filter(isByClinic)),
      ...reasonsOf(counsel.history.filter(isByClinic)),
    ],
    // Clinics work in Korean, so they need a translation of what a Japanese member writes.
    isAlwaysAsked: language !== 'ko',
  });
  const { unread = 0 } = counsel;
  return (
    <>
      {unread > 0 && thread && (
        <Button
          look="quiet"
          className="mb-4 w-full"
          onClick={() => showFirst(thread.data.filter(isByClinic).slice(-unread))}
        >
          <Icon name="arrowDown" className="size-5" />
          {t('message.seeUnread', { n: formatCount(unread) })}
        </Button>
      )}
      <CounselTimeline counsel={counsel} thread={thread} translations={translations} />
      {translations.state === 'no_consent' && <TranslationOffer />}
      <TranslationTrouble translations={translations} />
      <p role="status" className="sr-only">
        {arrived !== null && (
          <span key={arrived}>
            {t('message.arrived', { name: localName(language, counsel.clinic).text })}
          </span>
        )}
      </p>
      <div className="mt-5">
        {answer.state === 'failed' && <LoadFailedLine onRetry={answer.retry} />}
        {loaded === undefined && <Spinner label={t('common.loading')} />}
        {loaded !== undefined && counsel.textsErased?.by !== 'member' && (
          <MessageComposer
            counsel={counsel}
            draftName={draftName}
            loaded={loaded}
            prefill={prefill}
          />
        )}
      </div>
    </>
  );
}

/** Scrolls to the first of these messages and moves the focus to it. Older ones may be folded. */
function showFirst(messages: readonly Message[]): void {
  const entries = messages.map((message) => document.getElementById(entryId(message)));
  const first = entries.find((entry) => entry !== null);
  moveFocusTo(first);
  first?.scrollIntoView({ block: 'start' });
}

interface MessageComposerProps {
  counsel: Counsel;
  draftName: string;
  loaded: Draft<MessageValues> | null;
  prefill: Prefill | null;
}

function MessageComposer({ counsel, draftName, loaded, prefill }: MessageComposerProps) {
  const { t } = useTranslation();
  const composer = useComposer(draftName, loaded, useSendMessage(counsel.id));
  const askForConsent = useConsentFirst(counsel);
  const send = async () => (await askForConsent()) && composer.send();
  const box = useRef<HTMLTextAreaElement>(null);
  const { form, isBusy, trouble } = composer;
  /** The last beginning that was used, or left out because there was a text. */
  const begun = useRef<Prefill | null>(null);
  const begin = useEffectEvent(() => {
    if (!prefill || isBusy || begun.current === prefill) return;
    begun.current = prefill;
    if (form.now().text === '') form.write(prefill.text);
  });
  useEffect(() => {
    if (!prefill) return;
    begin();
    box.current?.focus();
  }, [prefill]);
  // The member pressed during sending: the text waits until that message is sent.
  useEffect(() => {
    if (!isBusy && !trouble) begin();
  }, [isBusy, trouble]);
  return (
    <Composer
      composer={{ ...composer, send }}
      box={box}
      placeholder={t('message.placeholder')}
      hint={t('message.hint')}
    />
  );
}
