import { useTranslation } from 'react-i18next';
import type { Message } from '../../../contract/message.ts';
import { classNames } from '../../lib/classNames.ts';
import { formatCount } from '../../lib/number.ts';
import { useOpenModal } from '../../state/modal.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { CdnBase, Picture } from '../../ui/picture/Picture.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { TranslatedText } from '../translation/TranslatedText.tsx';
import type { ShownTranslations } from '../translation/useTranslations.ts';

interface MessageBubbleProps {
  message: Message;
  /** The reader wrote it. */
  isMine: boolean;
  /** Who wrote it. */
  name: string;
  /** The other side has read it; shown at the last such message only. */
  isRead: boolean;
  translations: ShownTranslations;
}

export function MessageBubble(props: MessageBubbleProps) {
  const { message, isMine, name, isRead, translations } = props;
  const { t } = useTranslation();
  const { number, text, photos, at, unsent } = message;
  return (
    <div className={classNames('flex flex-col gap-1', isMine ? 'items-end' : 'items-start')}>
      <div
        className={classNames(
          'max-w-[88%] overflow-hidden rounded-2xl',
          isMine ? 'rounded-br-md bg-brand-soft text-ink' : 'rounded-bl-md bg-quiet',
        )}
      >
        {photos.length > 0 && <MessagePhotos message={message} />}
        {unsent && <p className="px-4 py-2.5 text-muted">{t('message.unsent')}</p>}
        {text !== '' && (
          <div className="px-4 py-2.5">
            <TranslatedText
              text={text}
              translation={translations.find(number)}
              isPending={translations.isPending(number)}
            />
          </div>
        )}
      </div>
      <p className="text-muted text-small">
        {name} · <DateText moment={at} withTime />
        {isRead && ` · ${t('message.read')}`}
      </p>
    </div>
  );
}

function MessagePhotos({ message: { photos: images } }: { message: Message }) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const photos = images.map((image) => ({ image }));
  return (
    <ul className="flex flex-wrap gap-1 p-1">
      {photos.map(({ image }, index) => (
        <li key={image.url}>
          <PlainButton
            aria-label={t('common.photo', { n: formatCount(index + 1) })}
            className="block"
            onClick={() =>
              openModal('photos', { photos, start: index, label: t('message.photos') })
            }
          >
            {/* Private pictures come from the site itself, never through a CDN. */}
            <CdnBase value="">
              <Picture
                image={image}
                alt=""
                kind="photo"
                sizes="11rem"
                className={classNames('rounded-xl', photos.length === 1 ? 'size-44' : 'size-28')}
              />
            </CdnBase>
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
