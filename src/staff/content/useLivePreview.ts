import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnswer } from '../../api/useServerData.ts';
import { keepPreview } from '../../domain/preview/keepPreview.ts';
import type { Previewed } from '../../domain/preview/previewed.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { dataOf } from '../../lib/answer.ts';
import type { StripFile } from '../../widgets/files/stripFile.ts';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import type { Content, ContentKind } from './contentKinds.ts';
import { type ContentValues, imagesOf, previewOf } from './edits/contentValues.ts';
import { publishedOfClinicQuery } from './publishedOfClinic.ts';

/** Shows unsaved edits in another tab, which follows every further edit. */
export function useLivePreview(kind: ContentKind, content: Content | null, draft: ContentValues) {
  const { search } = useLocation();
  const { openExternal } = useEnvironment();
  const [isOpen, setIsOpen] = useState(false);
  const addressOf = usePickedAddresses();
  const answer = useAnswer(publishedOfClinicQuery(content?.id ?? ''), {
    enabled: isOpen && kind === 'clinic' && content !== null,
  });
  const shown = dataOf(answer);

  const keep = useEffectEvent(() => {
    const known = imagesOf(content);
    const imageOf = ({ source }: StripFile) =>
      typeof source === 'string'
        ? (known.get(source) ?? { url: source })
        : { url: addressOf(source) };
    // A draft may lack any field; the preview page allows that.
    const record = { ...previewOf(kind, draft, imageOf), ...shown };
    keepPreview(kind, record as unknown as Previewed[ContentKind]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each edit, and with what comes later
  useEffect(() => {
    if (isOpen) keep();
  }, [draft, isOpen, shown]);

  return () => {
    keep();
    setIsOpen(true);
    openExternal(withLanguage(`/contents/${kind}/pv`, search));
  };
}

/** Object URLs of local pictures work in other tabs as long as this tab is open. */
function usePickedAddresses() {
  const addresses = useRef(new Map<File, string>());
  useEffect(() => {
    const made = addresses.current;
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, []);
  return (file: File): string => {
    const address = addresses.current.get(file) ?? URL.createObjectURL(file);
    addresses.current.set(file, address);
    return address;
  };
}
