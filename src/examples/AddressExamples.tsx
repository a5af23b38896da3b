import { useState } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { AddressSearch } from '../widgets/address/AddressSearch.tsx';
import { POSTCODE_SCRIPT } from '../widgets/address/loadPostcode.ts';
import { Example } from './Example.tsx';

/** Loaded on demand. The first loaded script serves all examples. */
const STUB = new URL('./postcodeStub.js', import.meta.url).href;
const STAYS = 'a stub that stays';

const SCRIPTS = {
  'the service': POSTCODE_SCRIPT,
  'a stub': STUB,
  [STAYS]: STUB,
  'a script without the module': 'data:text/javascript,',
  'a script that does not come': 'blob:nothing',
};

export function AddressExamples() {
  return Object.entries(SCRIPTS).map(([state, scriptUrl]) => (
    <Example key={state} state={state}>
      <AddressExample state={state} scriptUrl={scriptUrl} />
    </Example>
  ));
}

function AddressExample({ state, scriptUrl }: { state: string; scriptUrl: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [found, setFound] = useState('');
  if (!isOpen) {
    return (
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {`Search by ${state}`}
      </Button>
    );
  }
  return (
    <>
      <AddressSearch
        scriptUrl={scriptUrl}
        closesItself={state !== STAYS}
        onComplete={({ address }) => setFound(address)}
      />
      <p data-found={found}>{found}</p>
    </>
  );
}
