import { use, useState } from 'react'
import { formatDateTime } from '@/format/dates'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/select-field'
import { ReportSlot } from '../report-slot'
import { Remarks, WholeReportRemarks } from './remarks'
import type { ReviewDetails } from './reviews.queries'
import { VersionEditor } from './version-editor'

/** The report in a chosen version, with the remarks under each section, or the editor of the next version. */
export function ReviewReport({ review, mine }: { review: ReviewDetails; mine: boolean }) {
  const Report = use(ReportSlot)
  const latest = review.versions.at(-1)?.number ?? 1
  const [chosen, setChosen] = useState<number | null>(null)
  const [editing, setEditing] = useState(false)
  const version = chosen ?? latest
  return (
    <section aria-labelledby="relatorio">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 id="relatorio" className="text-heading">
          {editing ? `Nova versão, a partir da ${version}` : 'O relatório'}
        </h2>
        {!editing && (
          <div className="flex flex-wrap items-end gap-3">
            {review.versions.length > 0 && (
              <SelectField
                label="Versão"
                value={String(version)}
                onChange={(event) => setChosen(Number(event.target.value))}
                options={[
                  { value: '1', label: '1 · original' },
                  ...review.versions.map(({ number, author_name, published_at }) => ({
                    value: String(number),
                    label: `${number} · ${author_name}, ${published_at ? formatDateTime(published_at) : ''}`,
                  })),
                ]}
              />
            )}
            {mine && (
              <Button variant="secondary" onClick={() => setEditing(true)}>
                Editar nova versão
              </Button>
            )}
          </div>
        )}
      </div>
      {editing ? (
        <VersionEditor
          review={review}
          base={version}
          onClose={() => {
            setEditing(false)
            setChosen(null)
          }}
        />
      ) : (
        <>
          {Report && (
            <Report
              requestId={review.automation_request_id}
              version={version}
              underSection={(section) => <Remarks review={review} mine={mine} section={section} />}
            />
          )}
          <WholeReportRemarks review={review} mine={mine} />
        </>
      )}
    </section>
  )
}
