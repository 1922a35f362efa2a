import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ProgressBar } from '@/ui/progress-bar'
import { completeShare, type Gap } from '../completeness'

/** More would read as a list of duties. */
const shownGaps = 4

/** How complete the house is, with links to what is missing. */
export function GapsLine({ gaps }: { gaps: readonly Gap[] }) {
  const percent = Math.round(completeShare(gaps) * 100)
  return (
    <div className="mb-6 rounded-card bg-tone-neutral px-4 py-3 text-tone-neutral-fg">
      {gaps.length === 0 ? (
        <p className="flex items-center gap-2 font-semibold">
          <Check aria-hidden size={18} />
          Tudo contado. As consultorias partem da sua casa.
        </p>
      ) : (
        <p className="leading-relaxed">
          <span className="font-semibold">{gaps.length <= 3 ? 'Falta pouco:' : 'Ainda falta:'}</span>{' '}
          {gaps.slice(0, shownGaps).map(({ text, tab, missing }, index) => (
            <span key={text}>
              {index > 0 && (index === Math.min(gaps.length, shownGaps) - 1 ? ' e ' : ', ')}
              <Link
                to={{ search: missing ? `?falta=${missing}` : '', hash: `#${tab}` }}
                className="figures text-link"
              >
                {text}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
      <div className="mt-2">
        <ProgressBar label="O que já foi contado da casa" value={percent} />
      </div>
    </div>
  )
}
