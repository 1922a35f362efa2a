import type { Report } from '@consulting/report/blocks.ts'
import { Document, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { Fragment } from 'react'
import { formatDate } from '@/format/dates'
import { paperOrder } from '../paper-order'
import { BlockView } from './block-view'
import { pagesOf, roomBelow } from './pages'
import { amber, styles } from './styles'

/** The document of a report: a cover, then the sections in order. */
export function ReportDocument({ report }: { report: Report }) {
  return (
    <Document title={report.title} author="Engenho 48" language="pt-BR" subject="Relatório de consultoria">
      <Page size="A4" style={[styles.page, styles.cover]}>
        <Text style={{ fontFamily: 'Fraunces', fontSize: 14 }}>Engenho 48</Text>
        <View>
          <CaneMark />
          <Text style={{ color: amber, marginTop: 24 }}>{report.restaurant}</Text>
          <Text style={styles.coverTitle}>{report.title}</Text>
          <Text style={{ marginTop: 14 }}>Relatório de consultoria · {formatDate(report.createdAt)}</Text>
        </View>
        <Text style={{ fontSize: 9 }}>Cachaça artesanal do Ceará. Beba com moderação.</Text>
      </Page>
      {pagesOf(paperOrder(report.sections)).map((sections) => (
        <Page key={sections[0]?.id} size="A4" style={styles.page}>
          <Text
            fixed
            style={styles.foot}
            render={({ pageNumber, totalPages }) =>
              `${shortened(report.restaurant)} · Beba com moderação. · ${pageNumber} de ${totalPages}`
            }
          />
          {sections.map(({ id, title, blocks }, position) => (
            // No View around a section: `minPresenceAhead` applies among siblings only.
            <Fragment key={id}>
              {/* Not a margin, which would also lower a title that starts a page. */}
              {position > 0 && <View style={styles.beforeTitle} />}
              <Text id={id} style={styles.title} minPresenceAhead={roomBelow(blocks[0])}>
                {title}
              </Text>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of a report's blocks is fixed
                <Fragment key={index}>
                  {/* A menu goes to print: what follows it is not on its page. */}
                  {blocks[index - 1]?.kind === 'menu' && <View break />}
                  <BlockView block={block} next={blocks[index + 1]} />
                </Fragment>
              ))}
            </Fragment>
          ))}
        </Page>
      ))}
    </Document>
  )
}

/** Shortened so that a long name does not push the page number off the line. */
const shortened = (name: string): string => (name.length > 70 ? `${name.slice(0, 69).trimEnd()}…` : name)

/** Three stalks of sugar cane, in woodcut style. */
function CaneMark() {
  return (
    <Svg viewBox="0 0 120 80" style={{ width: 120, height: 80 }}>
      <Path d="M30 78V14l6-4v68zM56 78V4l7-4v78zM84 78V16l6-3v65z" fill="#faf5ea" />
      <Path
        d="M36 30c14-8 20-18 20-26M63 22c14-6 22-14 27-22M30 40C18 34 10 26 6 14"
        stroke={amber}
        strokeWidth={4}
        fill="none"
      />
      <Path
        d="M28 30h10M28 50h10M54 22h11M54 42h11M54 62h11M82 34h10M82 54h10"
        stroke="#0e2a20"
        strokeWidth={2.5}
      />
    </Svg>
  )
}
