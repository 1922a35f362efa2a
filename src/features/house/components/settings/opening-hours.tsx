import { Copy } from 'lucide-react'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field'
import { closesAfterMidnight, copyToAll, type DayTexts, type SettingsErrors } from '../../settings-form'
import { labelOfDay, weekOrder } from '../../words'

type Days = Readonly<Record<string, DayTexts>>

const states = [
  { value: 'open', label: 'Abre' },
  { value: 'closed', label: 'Fecha' },
  { value: 'unknown', label: 'Não sei' },
] as const

interface OpeningHoursProps {
  days: Days
  errors: SettingsErrors
  onChange: (days: Days) => void
}

/** Opening hours of each weekday. A closing time before the opening time is on the next day. */
export function OpeningHours({ days, errors, onChange }: OpeningHoursProps) {
  return (
    <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
      {weekOrder.map((day) => {
        const texts = days[day]
        return (
          texts && (
            <Day
              key={day}
              day={day}
              texts={texts}
              error={errors[day]}
              onChange={(next) => onChange({ ...days, [day]: next })}
              onCopy={() => onChange(copyToAll(days, day))}
            />
          )
        )
      })}
    </ul>
  )
}

interface DayProps {
  day: string
  texts: DayTexts
  error: string | undefined
  onChange: (texts: DayTexts) => void
  onCopy: () => void
}

function Day({ day, texts, error, onChange, onCopy }: DayProps) {
  const label = labelOfDay(day)
  const errorId = `horario-${day}`
  return (
    <li>
      <fieldset
        aria-describedby={error ? errorId : undefined}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 px-4 py-3 lg:grid-cols-[6.5rem_auto_minmax(0,1fr)] lg:items-center"
      >
        <legend className="float-left font-semibold lg:w-[6.5rem]">{label}</legend>
        <div className="flex flex-wrap gap-1.5">
          {states.map(({ value, label: text }) => (
            <label
              key={value}
              className="choice inline-flex min-h-11 cursor-pointer items-center rounded-full border-[1.5px] px-3.5 font-medium text-sm"
            >
              <input
                type="radio"
                name={`dia-${day}`}
                checked={texts.state === value}
                onChange={() => onChange({ ...texts, state: value })}
                className="sr-only"
              />
              {text}
              <span className="sr-only"> {label}</span>
            </label>
          ))}
        </div>
        {texts.state === 'open' && (
          <div className="flex flex-wrap items-center gap-2">
            <div className="flex min-w-0 flex-wrap items-center gap-2">
              <TimeInput
                label={`${label}: abre às`}
                value={texts.from}
                onChange={(from) => onChange({ ...texts, from })}
              />
              <span className="text-fg-muted text-sm">às</span>
              <TimeInput
                label={`${label}: fecha às`}
                value={texts.to}
                onChange={(to) => onChange({ ...texts, to })}
              />
            </div>
            <Button
              size="sm"
              variant="ghost"
              className="max-sm:-ml-3"
              icon={<Copy aria-hidden size={16} />}
              onClick={onCopy}
            >
              Copiar para todos<span className="sr-only"> os dias o horário de {label}</span>
            </Button>
            {texts.from !== '' && texts.to !== '' && closesAfterMidnight(texts) && (
              <span className="text-fg-muted text-sm">fecha no dia seguinte</span>
            )}
          </div>
        )}
        {error && (
          <div className="lg:col-span-full">
            <FieldError id={errorId} error={error} />
          </div>
        )}
      </fieldset>
    </li>
  )
}

function TimeInput(props: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <input
      type="time"
      aria-label={props.label}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
      className="control figures w-auto min-w-0 px-2.5"
    />
  )
}
