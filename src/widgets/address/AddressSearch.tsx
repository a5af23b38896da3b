import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Address } from 'react-daum-postcode';
import { useTranslation } from 'react-i18next';
import { ADDRESS_SEARCH_HEIGHT_PX, ADDRESS_SEARCH_WIDTH } from '../../constants.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { useIsSlow } from '../loading/useIsSlow.ts';
import { loadPostcode, POSTCODE_SCRIPT } from './loadPostcode.ts';

interface AddressSearchProps {
  onComplete: (address: Address) => void;
  /** Unmounts after an address was chosen. */
  closesItself?: boolean;
  height?: number | string;
  width?: number | string;
  scriptUrl?: string;
}

/** Searches Korean addresses with the Kakao postcode service. */
export function AddressSearch(props: AddressSearchProps) {
  const { onComplete, closesItself = true, scriptUrl = POSTCODE_SCRIPT } = props;
  const { height = ADDRESS_SEARCH_HEIGHT_PX, width = ADDRESS_SEARCH_WIDTH } = props;
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const [state, setState] = useState<'open' | 'closed' | 'failed'>('open');

  const [hasLoaded, setHasLoaded] = useState(false);
  const isSlow = useIsSlow(state === 'open' && !hasLoaded);

  const handleComplete = useEffectEvent((address: Address) => {
    onComplete(address);
    if (closesItself) setState('closed');
  });

  useEffect(() => {
    let isWanted = true;
    loadPostcode(scriptUrl).then(
      ({ Postcode }) => {
        const element = place.current;
        if (!isWanted || !element) return;
        const size = { width: '100%', height: '100%' };
        new Postcode({ ...size, oncomplete: (address) => handleComplete(address) }).embed(element, {
          // React removes the frame.
          autoClose: false,
        });
        setHasLoaded(!element.querySelector('iframe'));
      },
      (cause) => {
        console.error('The postcode service could not be loaded', cause);
        if (isWanted) setState('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [scriptUrl]);

  useEffect(() => {
    const element = place.current;
    const handleLoad = () => setHasLoaded(true);
    // A frame blocked by the CSP still fires 'load', so the violation event is watched.
    const handleRefusal = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src') return;
      console.error('The address search may not be shown on this page');
      setState('failed');
    };
    // An iframe's 'load' does not bubble, but it can be captured.
    element?.addEventListener('load', handleLoad, true);
    document.addEventListener('securitypolicyviolation', handleRefusal);
    return () => {
      element?.removeEventListener('load', handleLoad, true);
      document.removeEventListener('securitypolicyviolation', handleRefusal);
    };
  }, []);

  if (state === 'closed') return null;
  return (
    <>
      <div role="alert" className="empty:hidden">
        {(state === 'failed' || isSlow) && (
          <Notice tone="error">{t('input.addressUnavailable')}</Notice>
        )}
      </div>
      {state === 'open' && (
        <section
          ref={place}
          aria-label={t('input.addressSearch')}
          className="overflow-hidden rounded-card bg-quiet"
          style={{ height, width }}
        />
      )}
    </>
  );
}
