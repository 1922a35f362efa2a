import type { DishSpec, DrinkSpec, PostSpec } from '@consulting/report/blocks.ts'
import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { keepAmountsWhole } from '@/format/money'
import { drawGlass, glassBox } from '@/ui/illustrations/glass-paths'
import { Rich } from './rich'
import { amber, clay, copper, ink, soft, styles } from './styles'

const inks = { key: ink, second: amber, paper: '#ffffff' }

function Glass({ shape, garnish }: NonNullable<DrinkSpec['glass']>) {
  return (
    <Svg viewBox={`0 0 ${glassBox.width} ${glassBox.height}`} style={{ width: 50, height: 62 }}>
      {drawGlass(shape, garnish).map(({ ink: layer, d }) => (
        <Path key={d} d={d} fill={inks[layer]} />
      ))}
    </Svg>
  )
}

const small = { fontSize: 8, lineHeight: 1.28 }
const body = { fontSize: 8.5, lineHeight: 1.28 }
const label = { ...small, fontWeight: 700 as const, color: copper }

function Steps({ steps }: { steps: readonly string[] }) {
  return steps.map((step, index) => (
    <View key={step} style={styles.row}>
      <Text style={[body, { width: 12 }]}>{index + 1}.</Text>
      <Text style={[body, { flex: 1 }]}>{keepAmountsWhole(step)}</Text>
    </View>
  ))
}

interface RecipeProps {
  spec: Pick<DrinkSpec, 'ingredients' | 'method'>
  gap: number
  ingredientsColumn: { width: number } | { flex: number }
}

/** Ingredients beside the method. */
function Recipe({ spec, gap, ingredientsColumn }: RecipeProps) {
  return (
    <View style={[styles.row, { gap }]}>
      <View style={ingredientsColumn}>
        <Text style={label}>Ingredientes</Text>
        {spec.ingredients.map((ingredient) => (
          <Text key={ingredient} style={body}>
            {keepAmountsWhole(ingredient)}
          </Text>
        ))}
      </View>
      <View style={{ flex: 1 }}>
        <Text style={label}>Preparo</Text>
        <Steps steps={spec.method} />
      </View>
    </View>
  )
}

const figuresOf = ({ figures }: Pick<DrinkSpec, 'figures'>) =>
  figures.map(({ key, value }) => `${key}: ${value}`).join(' · ')

/** With a full stop, for a sentence that others follow. */
const ended = (text: string) => (/[.!?…”"]$/.test(text) || text === '' ? text : `${text}.`)

/** The recipe sheet of a drink: a quarter of a page, to be cut out and pinned up behind the bar. */
export function DrinkCard({ spec }: { spec: DrinkSpec }) {
  return (
    <View
      style={{ borderWidth: 1, borderColor: clay, borderRadius: 6, padding: 7, marginBottom: 6 }}
      wrap={false}
    >
      <View style={[styles.row, { gap: 12 }]}>
        <View style={{ width: 74, alignItems: 'center' }}>
          {spec.glass && <Glass {...spec.glass} />}
          <Text style={{ fontWeight: 700, fontSize: 12, lineHeight: 1.2, marginTop: 5 }}>{spec.price}</Text>
          {spec.margin !== null && <Text style={[small, { color: soft }]}>margem {spec.margin}</Text>}
        </View>
        <View style={{ flex: 1 }}>
          <View style={[styles.row, { alignItems: 'baseline', gap: 8, marginBottom: 2 }]}>
            <Text style={{ fontFamily: 'Fraunces', fontSize: 13, lineHeight: 1.2 }}>{spec.name}</Text>
            <Text style={[small, { color: soft }]}>{spec.base}</Text>
          </View>
          <Recipe spec={spec} gap={12} ingredientsColumn={{ width: 150 }} />
        </View>
      </View>
      <Text style={[small, { marginTop: 3 }]}>
        <Text style={{ fontWeight: 700 }}>Serviço: </Text>
        {ended(keepAmountsWhole(spec.serve))}
        {spec.pairing !== '' && (
          <>
            {' '}
            <Text style={{ fontWeight: 700 }}>Harmoniza com: </Text>
            {keepAmountsWhole(spec.pairing)}
          </>
        )}
      </Text>
      <Text style={[small, { color: soft }]}>
        <Rich text={[figuresOf(spec), ...spec.notes].map(ended).join(' ')} />
      </Text>
    </View>
  )
}

/** The technical sheet of a dish: half a page. */
export function DishSheet({ spec }: { spec: DishSpec }) {
  return (
    <View style={styles.card} wrap={false}>
      <View style={[styles.row, { justifyContent: 'space-between', gap: 12 }]}>
        <Text style={{ fontFamily: 'Fraunces', fontSize: 13, lineHeight: 1.2, flex: 1 }}>{spec.name}</Text>
        <Text style={{ fontWeight: 700, fontSize: 12, lineHeight: 1.2 }}>{spec.price}</Text>
      </View>
      <View style={[styles.row, { justifyContent: 'space-between', marginBottom: 5 }]}>
        <Text style={[small, { color: soft }]}>{spec.kind}</Text>
        {spec.margin !== null && <Text style={[small, { color: soft }]}>margem {spec.margin}</Text>}
      </View>
      <Recipe spec={spec} gap={16} ingredientsColumn={{ flex: 1 }} />
      <Text style={[body, { marginTop: 5 }]}>
        <Text style={{ fontWeight: 700 }}>Serviço: </Text>
        {keepAmountsWhole(spec.serve)}
      </Text>
      {spec.pairing !== '' && (
        <Text style={body}>
          <Text style={{ fontWeight: 700 }}>Harmoniza com: </Text>
          {keepAmountsWhole(spec.pairing)}
        </Text>
      )}
      <Text style={[small, { color: soft, marginTop: 3 }]}>{keepAmountsWhole(figuresOf(spec))}</Text>
      {spec.notes.map((note) => (
        <Text key={note} style={[small, { color: soft }]}>
          <Rich text={note} />
        </Text>
      ))}
    </View>
  )
}

export function Post({ post }: { post: PostSpec }) {
  return (
    <View style={styles.card} wrap={false}>
      <Text style={[small, { color: soft }]}>
        {post.date} · {post.format}
      </Text>
      <Text style={{ fontFamily: 'Fraunces', fontSize: 12, lineHeight: 1.2, marginBottom: 3 }}>
        {post.title}
      </Text>
      {post.copy.split(/\n+/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text's paragraphs is fixed
        <Text key={index} style={{ fontSize: 9, marginBottom: 2 }}>
          {keepAmountsWhole(paragraph)}
        </Text>
      ))}
      <Text style={[body, { color: soft, marginTop: 2 }]}>Imagem: {post.visual}</Text>
      {(post.versions ?? []).map(({ label, text }) => (
        <Text key={label} style={[body, { color: soft, marginTop: 2 }]}>
          {label}: {keepAmountsWhole(text)}
        </Text>
      ))}
      {post.need && <Text style={[body, { marginTop: 2 }]}>Antes de publicar, complete: {post.need}.</Text>}
      <Text style={[body, { color: copper }]}>{post.hashtags.join(' ')}</Text>
    </View>
  )
}
