import { Avatar } from '@suite/ui/avatar';
import { Badge } from '@suite/ui/badge';
import { Icon } from '@suite/ui/icon';
import { type Segment, SegmentBadge, segments } from '@suite/ui/segment-badge';
import { State, Widget } from './widget';

const tones = ['neutral', 'good', 'warn', 'bad', 'info', 'accent'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const avatarSizes = ['sm', 'md', 'lg', 'xl', 'xl-2', 'xl-3'] as const;

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#2457a6" d="M0 0h2v2H0z"/><path fill="#8ab4f8" d="M0 2l2-2v2z"/></svg>',
)}`;

export const Badges = () => (
  <>
    <Widget name="badge">
      {tones.map((tone) => (
        <State key={tone} name={tone}>
          <Badge text="Connected" tone={tone} />
        </State>
      ))}
      {sizes.map((size) => (
        <State key={size} name={size}>
          <Badge text="Connected" size={size} />
        </State>
      ))}
      <State name="With an icon">
        <Badge text="Synced" tone="good" icon={<Icon name="check" size={12} />} />
      </State>
    </Widget>
    <Widget name="segment-badge">
      {(Object.keys(segments) as Segment[]).map((segment) => (
        <State key={segment} name={segment}>
          <SegmentBadge segment={segment} />
        </State>
      ))}
    </Widget>
    <Widget name="avatar">
      {avatarSizes.map((size) => (
        <State key={size} name={size}>
          <Avatar firstName="Olivia" lastName="Hart" size={size} />
        </State>
      ))}
      <State name="Picture">
        <Avatar firstName="Olivia" lastName="Hart" picture={picture} size="lg" />
      </State>
      <State name="Picture that fails">
        <Avatar firstName="Olivia" lastName="Hart" picture="data:image/png,none" size="lg" />
      </State>
      <State name="One name">
        <Avatar firstName="Olivia" lastName="" size="lg" />
      </State>
      <State name="No name">
        <Avatar firstName="" lastName="" size="lg" />
      </State>
      <State name="Other scripts">
        <span className="flex gap-2" data-machine-fonts>
          <Avatar firstName="נועה" lastName="לוי" size="lg" />
          <Avatar firstName="ليلى" lastName="حداد" size="lg" />
          <Avatar firstName="किरण" lastName="देव" size="lg" />
          <Avatar firstName="👩‍💻" lastName="Hart" size="lg" />
        </span>
      </State>
    </Widget>
  </>
);
