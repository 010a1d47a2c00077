/* oxlint-disable react/forbid-dom-props -- drawn into a PNG at build: this markup never reaches a page */
import { colors } from '@/lib/colors';
import { CARD_SIZE } from '@/lib/seo/urls';
import { skyline, WIDTH } from '@/lib/skyline';

const { bg, line, ink, muted, beacon, bar } = colors.dark;
/** The tones of the bars; the two greens are what a browser makes of those in app/styles/pictures.css. */
const FILLS = { plain: bar, steady: '#1b5444', strong: '#2d916a', incident: beacon } as const;
const SCALE = CARD_SIZE.width / WIDTH;

interface SocialCardImageProps {
  kicker: string;
  title: string;
  name: string;
}

/** The picture that a shared link shows: what the page is, by whom, over the skyline. */
export function SocialCardImage({ kicker, title, name }: SocialCardImageProps) {
  return (
    <div
      tw="relative flex h-full w-full flex-col"
      style={{ background: bg, color: ink, fontFamily: 'Instrument Sans' }}
    >
      <div tw="flex items-center px-[72px] pt-[56px] text-[34px]">
        <div tw="mr-[18px] h-[22px] w-[22px] rounded-full" style={{ background: beacon }} />
        {name}
        {kicker === '' ? null : (
          <span tw="ml-[22px]" style={{ color: muted }}>
            {kicker}
          </span>
        )}
      </div>
      <div
        tw={`flex max-w-[1080px] px-[72px] pt-[44px] ${title.length > 44 ? 'text-[68px]' : 'text-[84px]'}`}
        style={{ lineHeight: 1.05, letterSpacing: '-0.035em' }}
      >
        {title}
      </div>
      <div tw="absolute bottom-[34px] left-0 flex h-[150px] w-full">
        {skyline.map(({ x, height, tone }) => (
          <div
            key={x}
            tw="absolute bottom-0 w-[11px] rounded-[2px]"
            style={{ left: x * SCALE, height: height * 0.85, background: FILLS[tone] }}
          />
        ))}
      </div>
      <div tw="absolute bottom-[30px] left-0 h-[2px] w-full" style={{ background: line }} />
    </div>
  );
}
