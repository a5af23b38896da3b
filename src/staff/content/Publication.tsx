import { useTranslation } from 'react-i18next';
import type { ContentStatus } from '../../../contract/staff/staffShape.ts';
import { joinNames } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { useIsOperator } from '../console/useStaff.ts';
import { type Content, type ContentKind, fieldName } from './contentKinds.ts';
import { HideClinic } from './HideClinic.tsx';
import { StatusTag } from './list/StatusTag.tsx';

interface PublicationProps {
  kind: ContentKind;
  content: Content;
  /** There are edits, which are saved before the record is published. */
  isChanged: boolean;
  isBusy: boolean;
  onPublish: (status: ContentStatus) => void;
}

/** Whether visitors see the record, what is missing for that, and the buttons that change it. */
export function Publication({ kind, content, isChanged, isBusy, onPublish }: PublicationProps) {
  const { t } = useTranslation('staff');
  const mayPublish = useIsOperator() || kind !== 'clinic';
  const language = useLanguage();
  const { status, missing } = content;
  const hidesClinic = kind === 'clinic' && status === 'PUBLISHED';
  return (
    <section
      aria-label={t('content.status')}
      className="grid gap-3 rounded-card bg-surface p-4 shadow-card"
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-auto flex items-center gap-3">
          <span className="text-muted text-small">{t('content.status')}</span>
          <StatusTag card={content} />
        </span>
        {!mayPublish && (
          <span className="text-muted text-small">{t('content.operatorPublishes')}</span>
        )}
        {mayPublish && (
          <span className="flex flex-wrap justify-end gap-2">
            {status !== 'PUBLISHED' && (
              <Button
                look="quiet"
                isBusy={isBusy}
                disabled={missing.length > 0 && !isChanged}
                onClick={() => onPublish('PUBLISHED')}
              >
                {t('content.publish')}
              </Button>
            )}
            {status !== 'DRAFT' && !hidesClinic && (
              <Button look="quiet" isBusy={isBusy} onClick={() => onPublish('DRAFT')}>
                {t('content.withdraw')}
              </Button>
            )}
            {status === 'PUBLISHED' && !hidesClinic && (
              <Button look="danger" isBusy={isBusy} onClick={() => onPublish('ENDED')}>
                {t('content.end')}
              </Button>
            )}
            {hidesClinic && (
              <HideClinic clinicId={content.id} isBusy={isBusy} onPublish={onPublish} />
            )}
          </span>
        )}
      </div>
      {missing.length > 0 && (
        <Notice tone="warning">
          {t('content.missing', {
            fields: joinNames(
              language,
              missing.map((name) => fieldName(name, t)),
            ),
          })}
        </Notice>
      )}
    </section>
  );
}
