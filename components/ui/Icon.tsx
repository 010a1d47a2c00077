import * as lucide from 'lucide-react';
import type { IconName } from '@/content/schema/primitives';

const ICONS = {
  activity: lucide.Activity,
  archive: lucide.Archive,
  building: lucide.Building2,
  calendar: lucide.Calendar,
  chart: lucide.BarChart3,
  'check-list': lucide.ClipboardList,
  clock: lucide.Clock,
  cloud: lucide.Cloud,
  code: lucide.Code,
  compass: lucide.Compass,
  cpu: lucide.Cpu,
  database: lucide.Database,
  dollar: lucide.DollarSign,
  factory: lucide.Factory,
  gauge: lucide.Gauge,
  'git-branch': lucide.GitBranch,
  globe: lucide.Globe,
  headset: lucide.Headset,
  heart: lucide.Heart,
  key: lucide.KeyRound,
  landmark: lucide.Landmark,
  laptop: lucide.Laptop,
  layers: lucide.Layers,
  lock: lucide.Lock,
  monitor: lucide.Monitor,
  network: lucide.Network,
  phone: lucide.Phone,
  refresh: lucide.RefreshCw,
  scale: lucide.Scale,
  server: lucide.Server,
  shield: lucide.Shield,
  'shield-check': lucide.ShieldCheck,
  target: lucide.Target,
  test: lucide.TestTube,
  timer: lucide.Timer,
  'trend-down': lucide.TrendingDown,
  'trend-up': lucide.TrendingUp,
  users: lucide.Users,
  wifi: lucide.Wifi,
} satisfies Record<IconName, lucide.LucideIcon>;

/** A drawn sign beside words that say the same: hidden from assistive technology. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  const Glyph = ICONS[name];
  return <Glyph aria-hidden="true" className={className} strokeWidth={1.75} />;
}
