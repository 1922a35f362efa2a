import { formatWeekdayTime } from '@/format/dates'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

interface ProposalProps {
  proposal: { date: string; note: string | null }
  /** The time that stays if the proposal is declined; null when there is none to come. */
  current: string | null
  busy: boolean
  onAnswer: (accept: boolean) => void
  onOther: () => void
}

/** Another time that the farm proposes, with the owner's answers. */
export function Proposal({ proposal, current, busy, onAnswer, onOther }: ProposalProps) {
  return (
    <Notice
      title={`A fazenda propõe ${formatWeekdayTime(proposal.date)}`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" loading={busy} loadingText="Gravando..." onClick={() => onAnswer(true)}>
            Aceitar este horário
          </Button>
          <Button size="sm" variant="secondary" disabled={busy} onClick={onOther}>
            Pedir outro
          </Button>
          {current !== null && (
            <Button size="sm" variant="ghost" disabled={busy} onClick={() => onAnswer(false)}>
              Manter {formatWeekdayTime(current)}
            </Button>
          )}
        </div>
      }
    >
      {proposal.note && <p className="whitespace-pre-line break-words">{proposal.note}</p>}
    </Notice>
  )
}
