/** A heading counts as reached once it has come this far up the window. */
const REACHED_AT = 0.3;

/** Marks the entry of the part that is being read. */
export function followContents(page: Document): void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.prose-contents ol a')];
  const parts = links.map((link) => page.getElementById(link.hash.slice(1)));
  const mark = () => {
    const reached = parts.findLastIndex(
      (part) => part !== null && part.getBoundingClientRect().top <= window.innerHeight * REACHED_AT,
    );
    for (const [index, link] of links.entries()) {
      if (index === reached) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  window.addEventListener('scroll', mark, { passive: true });
  mark();
}
