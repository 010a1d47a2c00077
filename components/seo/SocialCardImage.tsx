/* eslint-disable react/forbid-dom-props -- drawn into a PNG at build: this markup never reaches a page */
import { skyline } from '@/lib/skyline';

const FILLS = {
  plain: '#1c3d4b',
  steady: '#1f5a51',
  strong: '#2f9a72',
  incident: '#ffb224',
} as const;
const WIDTH = 1200;
const SCALE = WIDTH / 1440;

interface SocialCardImageProps {
  kicker: string;
  title: string;
  name: string;
}

/** A social card: the title over the skyline, in the dark theme. */
export function SocialCardImage({ kicker, title, name }: SocialCardImageProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: '#07141b',
        color: '#ecf3f3',
        fontFamily: 'Instrument Sans',
        position: 'relative',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', padding: '56px 72px 0', fontSize: 34 }}>
        <div
          style={{
            width: 22,
            height: 22,
            borderRadius: 11,
            background: '#ffb224',
            marginRight: 18,
          }}
        />
        {name}
        {kicker === '' ? null : <span style={{ color: '#9db3bb', marginLeft: 22 }}>{kicker}</span>}
      </div>
      <div
        style={{
          display: 'flex',
          padding: '44px 72px 0',
          maxWidth: 1080,
          fontSize: title.length > 44 ? 68 : 84,
          lineHeight: 1.05,
          letterSpacing: '-0.035em',
        }}
      >
        {title}
      </div>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 0,
          bottom: 34,
          width: WIDTH,
          height: 150,
        }}
      >
        {skyline.map(({ x, height, tone }) => (
          <div
            key={x}
            style={{
              position: 'absolute',
              left: x * SCALE,
              bottom: 0,
              width: 11,
              height: height * 0.85,
              borderRadius: 2,
              background: FILLS[tone],
            }}
          />
        ))}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 0,
          bottom: 30,
          width: WIDTH,
          height: 2,
          background: '#1d3a47',
        }}
      />
    </div>
  );
}
