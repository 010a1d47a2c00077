/** Where an article can be shared, in the order of their links. */
export const networks = ['facebook', 'twitter', 'linkedin'] as const;
type Network = (typeof networks)[number];

/** A network's share address for a page, every value encoded. Facebook is sent `url`, and `u`, which it reads. */
export function shareAddress(network: Network, url: string, title: string): string {
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, url })}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?${new URLSearchParams({ text: title, url })}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`;
  }
}
