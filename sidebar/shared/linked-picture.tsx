// Pictures from wherever the host says. The server that has one learns that somebody looks at it, and not from which page:
// so they are shown only where everyone who is asked, or told, has the same address.

/** A picture that leads to itself. */
export function LinkedPicture({ address, alt }: { readonly address: string; readonly alt: string }) {
  return (
    <a class="picture" href={address} target="_blank" rel="noopener noreferrer">
      <img src={address} alt={alt} loading="lazy" referrerPolicy="no-referrer" />
    </a>
  );
}

/** A line that is one https address, and nothing else. */
const ADDRESS = /^https:\/\/[^\s<>"]+$/;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif)(?:[?#]|$)/i;

/** A line of the host's own words to everyone: an address alone is a link, and one of a picture is shown. */
export function AnnouncedLine({ line }: { readonly line: string }) {
  const address = line.trim();
  if (!ADDRESS.test(address)) return <>{line}</>;
  return PICTURE.test(address) ? (
    <LinkedPicture address={address} alt="Picture that the host shows everyone" />
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
