// Pictures from the host's addresses. A picture's server learns that somebody looks at it, so a picture
// is only shown if all its readers have the same address.

/** Shows a picture that links to itself. */
export function LinkedPicture({ address, alt }: { readonly address: string; readonly alt: string }) {
  return (
    <a class="picture" href={address} target="_blank" rel="noopener noreferrer">
      <img src={address} alt={alt} loading="lazy" referrerPolicy="no-referrer" />
    </a>
  );
}

/** Matches a line that is one https address and nothing else. */
const ADDRESS = /^https:\/\/[^\s<>"]+$/;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif)(?:[?#]|$)/i;

/** Shows a line that the host wrote to everyone: an address alone becomes a link, and that of a picture is shown. */
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
