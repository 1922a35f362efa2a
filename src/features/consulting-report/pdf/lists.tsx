import type { Action, WishesBlock } from '@consulting/report/blocks.ts'
import { type OtherWords, quotePassages } from '@consulting/report/quoted-passages.ts'
import { Link, Path, Svg, Text, View } from '@react-pdf/renderer'
import { keepAmountsWhole } from '@/format/money'
import { LastTogether } from './last-together'
import { isShort } from './pages'
import { Rich } from './rich'
import { cane, clay, copper, ink, styles } from './styles'

export function Marked({ items, mark }: { items: readonly string[]; mark: (index: number) => string }) {
  return (
    <View wrap={!isShort({ items })}>
      <LastTogether>
        {items.map((item, index) => (
          <View key={item} style={styles.item} wrap={false}>
            <Text style={[styles.mark, { color: copper }]}>{mark(index)}</Text>
            <Text style={{ flex: 1 }}>
              <Rich text={item} />
            </Text>
          </View>
        ))}
      </LastTogether>
    </View>
  )
}

function Passages(words: Partial<OtherWords>) {
  return quotePassages(words).map(({ line, items: passages, isQuiet }) => (
    <View key={line} style={{ borderTopWidth: 0.5, borderColor: clay, paddingVertical: 6 }}>
      <Text style={isQuiet ? styles.soft : { fontWeight: 700 }}>{keepAmountsWhole(line)}</Text>
      {passages.map((passage) => (
        <View key={passage} style={styles.item} wrap={false}>
          <Text style={[styles.mark, { color: copper }]}>–</Text>
          <Text style={{ flex: 1 }}>{keepAmountsWhole(passage)}</Text>
        </View>
      ))}
    </View>
  ))
}

export function Wishes({ summary, items, unread, told }: Omit<WishesBlock, 'kind'>) {
  return (
    <View>
      <Passages unread={unread} />
      {summary !== '' && <Text style={styles.text}>{summary}</Text>}
      <LastTogether>
        {items.map(({ wish, words, met, answer, section }) => (
          <View
            key={wish + answer}
            style={[styles.row, { borderTopWidth: 0.5, borderColor: clay, paddingVertical: 6 }]}
            wrap={false}
          >
            <Svg viewBox="0 0 12 12" style={{ width: 11, height: 11, marginTop: 2, marginRight: 9 }}>
              <Path
                d={met ? 'M1.5 6.5L4.5 9.5L10.5 2.5' : 'M2 6H10'}
                stroke={met ? cane : copper}
                strokeWidth={2}
                fill="none"
              />
            </Svg>
            <View style={{ width: '46%', paddingRight: 12 }}>
              <Text style={{ fontWeight: 700 }}>{keepAmountsWhole(wish)}</Text>
              {words !== null && (
                <Text style={[styles.soft, { fontSize: 8.5 }]}>“{keepAmountsWhole(words)}”</Text>
              )}
            </View>
            <View style={{ flex: 1 }}>
              <Text>
                {!met && <Text style={{ fontWeight: 700 }}>Não foi possível. </Text>}
                {keepAmountsWhole(answer)}
              </Text>
              {section && (
                <Link src={`#${section.id}`} style={{ color: copper, fontSize: 8.5 }}>
                  Veja em: {section.title}
                </Link>
              )}
            </View>
          </View>
        ))}
      </LastTogether>
      {told.length > 0 && (
        <View style={styles.block}>
          <Passages told={told} />
        </View>
      )}
    </View>
  )
}

export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <View>
      <LastTogether>
        {items.map((item) => (
          <View key={item} style={styles.item} wrap={false}>
            <View
              style={{ width: 9, height: 9, borderWidth: 1, borderColor: ink, marginTop: 3, marginRight: 8 }}
            />
            <Text style={{ flex: 1 }}>
              <Rich text={item} />
            </Text>
          </View>
        ))}
      </LastTogether>
    </View>
  )
}

/** What to do first: numbered, with date and person. */
export function Actions({ items }: { items: readonly Action[] }) {
  return (
    <View style={styles.block}>
      <Text style={[styles.subtitle, { marginTop: 10 }]}>O que fazer primeiro</Text>
      {items.map(({ what, brings, by, who }, index) => (
        <View
          key={what}
          style={[styles.row, { borderTopWidth: 0.5, borderColor: clay, paddingVertical: 7, gap: 10 }]}
          wrap={false}
        >
          <Text style={{ width: 18, fontFamily: 'Fraunces', fontSize: 15, lineHeight: 1.1, color: copper }}>
            {index + 1}
          </Text>
          <View style={{ flex: 1 }}>
            <Text style={{ fontWeight: 700 }}>
              <Rich text={what} />
            </Text>
            {brings && (
              <Text style={{ marginTop: 2 }}>
                <Rich text={brings} />
              </Text>
            )}
          </View>
          <View style={{ width: 104 }}>
            <Text style={{ fontSize: 9 }}>{by}</Text>
            <Text style={[styles.soft, { fontSize: 9 }]}>{who}</Text>
          </View>
        </View>
      ))}
    </View>
  )
}
