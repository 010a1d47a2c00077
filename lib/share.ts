/** The networks of the share block, in its order. */
export const networks = ['facebook', 'twitter', 'linkedin'] as const;
type Network = (typeof networks)[number];

/**
 * A network's share address for a page (specification 1, section 7), every value encoded.
 * Facebook reads `u`; the specification names `url`: both are sent.
 */
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
