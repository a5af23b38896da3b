import { useTranslation } from 'react-i18next';
import { codeOf, isUncertain } from '../../api/ApiError.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import type { StripFile } from '../../widgets/files/stripFile.ts';
import { useFailureText } from '../failureText.ts';
import type { Trouble } from './sendForm.ts';

interface ComposerTroubleProps {
  trouble: Trouble;
  photos: readonly StripFile[];
}

/** Why the message was not sent, and what to do. */
export function ComposerTrouble({ trouble, photos }: ComposerTroubleProps) {
  return (
    <Notice tone="warning">
      <TroubleText trouble={trouble} photos={photos} />
    </Notice>
  );
}

function TroubleText({ trouble, photos }: ComposerTroubleProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const cause = trouble.kind === 'failed' ? trouble.cause : trouble.unsent.cause;
  const code = cause === undefined ? undefined : codeOf(cause);
  if (code === 'unreachable') return t('message.unreachable');
  if (trouble.kind === 'photos' && trouble.unsent.unreadable.length > 0) {
    const names = photos
      .filter(({ id }) => trouble.unsent.unreadable.includes(id))
      .map(({ name }) => name);
    return t('message.unreadable', { names: names.join(', ') });
  }
  // The server no longer has the uploaded photos: the next press uploads them again.
  const isPhotoGone = code === 'invalid_input' && photos.length > 0;
  if (code !== undefined && !isUncertain(cause) && !isPhotoGone) {
    return t('message.refused', { reason: failureText(cause) });
  }
  return t(trouble.kind === 'photos' || isPhotoGone ? 'message.photosNotSent' : 'message.notSent');
}
