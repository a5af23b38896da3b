import { useTranslation } from 'react-i18next';
import { Modal } from '../../../ui/dialog/Modal.tsx';
import { LetterKeysSwitch } from '../../parts/LetterKeysSwitch.tsx';

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['C', 'confirm'],
  ['D', 'complete'],
  ['N', 'noShow'],
  ['X', 'tick'],
  ['Z', 'undo'],
  ['/', 'search'],
  ['?', 'list'],
] as const;

/** What the keys of the inbox do. */
export function InboxKeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  return (
    <Modal title={t('inbox.keys')} closeLabel={common('common.close')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {KEYS.map(([key, name]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-h-8 min-w-8 place-items-center rounded-md bg-quiet px-2 font-semibold text-small inset-ring inset-ring-edge">
                {key}
              </kbd>
            </dt>
            <dd>{t(`inbox.key.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <LetterKeysSwitch />
    </Modal>
  );
}
