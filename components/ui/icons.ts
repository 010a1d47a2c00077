import * as lucide from 'lucide-react';
import type { IconName } from '@/content/schema/primitives';

/** Signs of the interface itself; content cannot name them. */
type SignName =
  | 'arrow-left'
  | 'arrow-right'
  | 'chevron-down'
  | 'circle-check'
  | 'circle-dashed'
  | 'download';

/** What `<Icon>` can draw: all of /icons.svg (app/icons.svg). */
export type DrawnIcon = IconName | SignName;

/** The drawing of each icon, from lucide-react. */
export const icons = {
  activity: lucide.Activity,
  archive: lucide.Archive,
  'arrow-left': lucide.ArrowLeft,
  'arrow-right': lucide.ArrowRight,
  building: lucide.Building2,
  calendar: lucide.Calendar,
  chart: lucide.BarChart3,
  'check-list': lucide.ClipboardList,
  'chevron-down': lucide.ChevronDown,
  'circle-check': lucide.CircleCheck,
  'circle-dashed': lucide.CircleDashed,
  clock: lucide.Clock,
  cloud: lucide.Cloud,
  cpu: lucide.Cpu,
  database: lucide.Database,
  dollar: lucide.DollarSign,
  download: lucide.Download,
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
  'shield-check': lucide.ShieldCheck,
  shield: lucide.Shield,
  target: lucide.Target,
  test: lucide.TestTube,
  timer: lucide.Timer,
  'trend-down': lucide.TrendingDown,
  'trend-up': lucide.TrendingUp,
  users: lucide.Users,
  wifi: lucide.Wifi,
} satisfies Record<DrawnIcon, lucide.LucideIcon>;
