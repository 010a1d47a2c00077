import { escapeMarkup } from '@/lib/format/markup';

it('leaves no sign that markup would read', () => {
  expect(escapeMarkup('R&D <b> "quoted" &amp; ‘curly’')).toBe(
    'R&amp;D &lt;b&gt; &quot;quoted&quot; &amp;amp; ‘curly’',
  );
});
