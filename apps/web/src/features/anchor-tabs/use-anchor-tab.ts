import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The tab that the address names. Choosing one writes it there without moving the page, and without a step back. */
export function useAnchorTab<Name extends string>(
  names: readonly [Name, ...Name[]],
): readonly [Name, (name: Name) => void] {
  const { hash } = useLocation();
  const [followed, setFollowed] = useState(hash);
  const [chosen, setChosen] = useState<Name>(() => namedIn(hash, names) ?? names[0]);

  // A link of ours changes the router's address, and so the tab.
  if (followed !== hash) {
    setFollowed(hash);
    setChosen((before) => namedIn(hash, names) ?? before);
  }

  // A person may change the address by hand.
  useEffect(() => {
    const follow = (): void => setChosen((before) => namedIn(window.location.hash, names) ?? before);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [names]);

  function choose(name: Name): void {
    setChosen(name);
    window.history.replaceState(window.history.state, '', `#${name}`);
  }
  return [chosen, choose];
}

function namedIn<Name extends string>(hash: string, names: readonly Name[]): Name | undefined {
  return names.find((name) => hash === `#${name}`);
}
