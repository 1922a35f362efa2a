import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { formatCredits, formatMoney } from '@/format/money'
import { DefinitionList } from '@/ui/definition-list'
import type { Statement } from './statement'
import { bottlesSentence, moneyWays } from './withdrawal.messages'

interface StatementViewProps {
  statement: Statement
  /**
   * How the money is returned now: Stripe may have refused the refund since the statement was made. Null once it is
   * back.
   */
  way?: Statement['way'] | null
}

/** What comes back of an order, what was used, and how and when: before confirming, and on the receipt. */
export function StatementView({ statement, way = statement.way }: StatementViewProps) {
  const { total, already_back, used, used_amount, amount, credits_back, runs_back, event_back } = statement
  const bottles = bottlesSentence(statement)
  const also = [
    runs_back > 0 && 'As consultorias do pacote que não foram usadas.',
    event_back && 'O evento exclusivo, com a data que estiver marcada.',
  ].filter((line) => line !== false)
  return (
    <div className="flex flex-col gap-5">
      <DefinitionList
        className="border-line border-y"
        items={[
          { term: 'Você pagou', value: formatMoney(total) },
          ...(already_back > 0 ? [{ term: 'Já devolvido antes', value: formatMoney(already_back) }] : []),
          ...(used_amount > 0 ? [{ term: 'Já usado', value: `− ${formatMoney(used_amount)}` }] : []),
          { term: 'Volta para você', value: <span className="text-lg">{formatMoney(amount)}</span> },
        ]}
      />
      {used.length > 0 && (
        <Part title="O que já foi usado">
          <ul className="flex flex-col gap-1">
            {used.map(({ name, credits, amount: cost, at }) => (
              <li key={`${at} ${name}`} className="flex flex-wrap justify-between gap-x-4">
                <span>
                  {name}
                  {credits !== null && ` · ${formatCredits(credits)}`}
                </span>
                <span className="figures">{formatMoney(cost)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-fg-muted text-sm">
            O que já foi feito não se devolve. {usedRule(used.some(({ credits }) => credits !== null))}
          </p>
        </Part>
      )}
      {(credits_back > 0 || also.length > 0) && (
        <Part title="O que sai da sua conta">
          {credits_back > 0 && <p>{formatCredits(credits_back)} que ainda não foram usados.</p>}
          {also.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Part>
      )}
      {bottles && (
        <Part title="As garrafas">
          <p>{bottles}</p>
        </Part>
      )}
      {way && (
        <Part title="O dinheiro">
          <p>{moneyWays[way]}</p>
        </Part>
      )}
      <p className="print:hidden">
        <Link to={`${paths.terms}#cancelamento`} className="text-link">
          As regras, nos Termos de Uso
        </Link>
      </p>
    </div>
  )
}

const usedRule = (byCredits: boolean): string =>
  byCredits
    ? 'Cada crédito conta pelo que custou nesta compra, com o bônus na conta.'
    : 'Cada consultoria conta pelo preço do catálogo, e um crédito vale R$ 1.'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      {children}
    </section>
  )
}
