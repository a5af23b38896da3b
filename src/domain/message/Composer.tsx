import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_LENGTH, MESSAGE_PHOTO_MAX } from '../../../contract/plain/limits.ts';
import { formatCount } from '../../lib/number.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { ImagePicker } from '../../widgets/files/ImagePicker.tsx';
import { stripFile, withRemoved } from '../../widgets/files/stripFile.ts';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';
import { TextArea } from '../../widgets/text/TextArea.tsx';
import { LostPhotos } from '../upload/LostPhotos.tsx';
import { ComposerTrouble } from './ComposerTrouble.tsx';
import { PickedPhotos } from './PickedPhotos.tsx';
import type { ComposerState } from './useComposer.ts';

/** What can follow a sent message by the same press. */
export interface FollowUp {
  /** The button that sends and does it. */
  label: string;
  isBusy: boolean;
  run: () => Promise<unknown>;
}

interface ComposerProps {
  composer: ComposerState;
  placeholder: string;
  hint?: string;
  /** For callers that move the focus to the field. */
  box?: RefObject<HTMLTextAreaElement | null>;
  /** Adds a second button as the main one. The plain button becomes quiet. */
  followUp?: FollowUp | null;
  /** Between the field and the buttons. */
  children?: ReactNode;
}

/** Writes a message, with photos. A message that could not be sent stays in the composer. */
export function Composer(props: ComposerProps) {
  const { composer, box: givenBox, placeholder, hint, followUp = null, children } = props;
  const { t } = useTranslation();
  const { form, trouble, isBusy, send } = composer;
  const { text, photos, lost } = form.values;
  const isEmpty = text.trim() === '' && photos.length === 0;
  const isTooLong = text.length > MESSAGE_LENGTH;
  const room = MESSAGE_PHOTO_MAX - photos.length;

  const ownBox = useRef<HTMLTextAreaElement>(null);
  const box = givenBox ?? ownBox;

  const [isFollowed, setIsFollowed] = useState(false);
  const submit = async (then?: FollowUp) => {
    setIsFollowed(then !== undefined);
    if (isTooLong || !(await send())) return;
    // The button is disabled after sending and loses the focus, so the field gets it.
    box.current?.focus();
    await then?.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        ref={box}
        label={t('message.label')}
        placeholder={placeholder}
        {...(hint !== undefined && { hint })}
        minRows={2}
        value={text}
        onChange={form.write}
        onKeyDown={handleKey}
        readOnly={isBusy}
        aria-invalid={isTooLong || undefined}
      />
      {photos.length > 0 && (
        <PickedPhotos
          photos={photos}
          onRemove={isBusy ? null : (id) => form.changePhotos(withRemoved(photos, id))}
        />
      )}
      {children}
      <div role="status" className="grid gap-2 empty:hidden">
        {isTooLong && (
          <p className="text-danger text-small">
            {t('message.tooLong', {
              n: formatCount(text.length),
              most: formatCount(MESSAGE_LENGTH),
            })}
          </p>
        )}
        {room <= 0 && (
          <p className="text-muted text-small">
            {t('message.mostPhotos', { n: formatCount(MESSAGE_PHOTO_MAX) })}
          </p>
        )}
        <LostPhotos count={lost} />
        {trouble && <ComposerTrouble trouble={trouble} photos={photos} />}
      </div>
      <SlowNotice isWaiting={isBusy} />
      <div className="flex flex-wrap items-center gap-2">
        {room > 0 && !isBusy && (
          <ImagePicker
            label={t('message.addPhotos')}
            className={buttonLook('quiet', 'px-4')}
            onPick={(files) =>
              form.changePhotos([...form.now().photos, ...files.slice(0, room).map(stripFile)])
            }
          >
            <Icon name="photo" className="size-5" />
            {t('message.photos')}
          </ImagePicker>
        )}
        <SendButtons
          sending={isBusy && (isFollowed ? 'followed' : 'plain')}
          isShut={isEmpty || isTooLong}
          label={t(trouble ? 'message.sendAgain' : 'message.send')}
          followUp={followUp}
          onFollowUp={(then) => void submit(then)}
        />
      </div>
    </form>
  );
}

interface SendButtonsProps {
  /** Which of the two buttons was pressed. */
  sending: 'plain' | 'followed' | false;
  /** Nothing can be sent. */
  isShut: boolean;
  label: string;
  followUp: FollowUp | null;
  onFollowUp: (followUp: FollowUp) => void;
}

/** The plain button submits the form. Only the pressed button is busy. */
function SendButtons({ sending, isShut, label, followUp, onFollowUp }: SendButtonsProps) {
  const isPlainBusy = sending === 'plain';
  const isFollowUpBusy = sending === 'followed' || followUp?.isBusy === true;
  const isClosed = isShut || sending !== false;
  return (
    <>
      <Button
        type="submit"
        look={followUp ? 'quiet' : 'primary'}
        className="ml-auto min-w-32"
        isBusy={isPlainBusy}
        disabled={isClosed && !isPlainBusy}
      >
        {label}
      </Button>
      {followUp && (
        <Button
          className="max-sm:w-full"
          isBusy={isFollowUpBusy}
          disabled={isClosed && !isFollowUpBusy}
          onClick={() => onFollowUp(followUp)}
        >
          {followUp.label}
        </Button>
      )}
    </>
  );
}
