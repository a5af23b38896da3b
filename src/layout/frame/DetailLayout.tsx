import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordTab } from '../../domain/record/recordTabs.ts';
import type { RecordState } from '../../domain/record/useRecord.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { Tag } from '../../ui/status/Tag.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { stepsTo } from '../head/stepsTo.ts';
import { NotFound } from '../trouble/NotFound.tsx';
import { NotReady } from '../trouble/NotReady.tsx';
import { ActionBar } from './ActionBar.tsx';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { Frame } from './Frame.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ShareButton } from './ShareButton.tsx';

interface DetailLayoutProps<T> {
  record: RecordState<T>;
  kind: RecordTab;
  nameOf: (record: T) => { text: string; lang?: string | undefined };
  /** The actions of the record. */
  actions: ReactNode;
  children: (record: T) => ReactNode;
}

/** The frame of a detail page: breadcrumbs, and the loading, failed and missing states. */
export function DetailLayout<T>(props: DetailLayoutProps<T>) {
  const { record, kind, nameOf, actions, children } = props;
  const { t } = useTranslation();
  const found = 'data' in record ? record.data : undefined;
  const name = found === undefined ? undefined : nameOf(found);
  const crumbs: Crumb[] = [...stepsTo(kind, t), ...(name ? [name] : [])];
  return (
    <Frame
      trail={<Breadcrumbs trail={{ crumbs, onAdd: null }} />}
      tools={
        <>
          {record.state === 'previewed' && <Tag tone="info">{t('common.preview')}</Tag>}
          {record.state === 'missing' && <LanguageSwitch />}
          {record.state === 'ready' && name && <ShareButton title={name.text} />}
        </>
      }
      actions={record.state !== 'missing' && <ActionBar>{actions}</ActionBar>}
    >
      {found !== undefined && children(found)}
      {record.state === 'missing' ? (
        <NotFound
          more={
            <AppLink to={`/contents?tabId=${kind}`} className={buttonLook('quiet')}>
              {t(`contents.browse.${kind}`)}
            </AppLink>
          }
        />
      ) : (
        !('data' in record) && <NotReady answer={record} />
      )}
    </Frame>
  );
}
