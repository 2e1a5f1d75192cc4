// Pictures from addresses that the host gives. A picture's server learns who loads it, so a picture is only shown if all its
// readers have the same address.

/** A picture that links to its own address. */
export function LinkedPicture({ address, alt }: { readonly address: string; readonly alt: string }) {
  return (
    <a class="picture" href={address} target="_blank" rel="noopener noreferrer">
      <img src={address} alt={alt} loading="lazy" referrerPolicy="no-referrer" />
    </a>
  );
}

/** Matches a line that is a single https address. */
const URL_PATTERN = /^https:\/\/[^\s<>"]+$/;
const PICTURE_URL_PATTERN = /\.(?:png|jpe?g|gif|webp|avif)(?:[?#]|$)/i;

/** A line that the host wrote to everyone: an address on its own becomes a link or, if it is a picture's, the picture. */
export function AnnouncementLine({ line }: { readonly line: string }) {
  const address = line.trim();
  if (!URL_PATTERN.test(address)) return <>{line}</>;
  return PICTURE_URL_PATTERN.test(address) ? (
    <LinkedPicture address={address} alt="Picture that the host shows everyone" />
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
