import { useTranslation } from 'react-i18next';
import type { Answer, Failed } from '../../lib/answer.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { useIsSlow } from '../../widgets/loading/useIsSlow.ts';
import { NotFound } from './NotFound.tsx';

type NotReadyAnswer = Exclude<Answer<unknown>, { state: 'ready' }>;

/** The part of a page whose answer is not there. */
export function NotReady({ answer }: { answer: NotReadyAnswer }) {
  return answer.state === 'missing' ? <NotFound /> : <Loading answer={answer} />;
}

/** The specification shows a failure as loading; after some seconds a retry button appears. */
function Loading({ answer }: { answer: { state: 'loading' } | Failed }) {
  const { t } = useTranslation();
  const isSlow = useIsSlow(true);
  const retry = answer.state === 'failed' ? answer.retry : undefined;
  return (
    <div className="grid min-h-60 place-content-center justify-items-center gap-4 p-4">
      <h1>
        <Spinner label={t('common.loading')} />
      </h1>
      <div role="status" className="contents">
        {isSlow && <p className="text-muted text-small">{t('common.slow')}</p>}
      </div>
      {isSlow && retry && (
        <Button look="quiet" onClick={retry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}
