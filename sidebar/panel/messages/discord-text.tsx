// A message as Discord shows it: bold words bold, and times as whoever reads them has them.
import { timeText } from '../../../src/rounds/time/time-zone';
import { browserZone, countdown } from '../../shared/times';

/** Bold words, and the marks that `discordTime` writes. */
const MARKS = /(\*\*[^*\n]+\*\*|<t:\d+:[FR]>)/;

export function DiscordText({ text }: { readonly text: string }) {
  return (
    <p class="message">
      {text.split(MARKS).map((part, index) => {
        const time = /^<t:(\d+):([FR])>$/.exec(part);
        if (time !== null) return timeShown(Number(time[1]) * 1000, time[2] === 'R');
        return part.startsWith('**') && MARKS.test(part) ? (
          <strong key={index}>{part.slice(2, -2)}</strong>
        ) : (
          part
        );
      })}
    </p>
  );
}

function timeShown(at: number, isDistance: boolean): string {
  return isDistance ? countdown(at, Date.now()) : timeText(at, browserZone());
}
