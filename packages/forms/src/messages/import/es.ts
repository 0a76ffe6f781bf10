import type { ImportMessages } from './types.ts';

const rows = (count: string) => (count === '1' ? '1 fila' : `${count} filas`);

/** Texts of imports in Spanish. */
export const importEs: ImportMessages = {
  label: 'Pasos de la importación',
  steps: { file: 'Elegir archivo', columns: 'Asignar columnas', rows: 'Revisar filas', report: 'Resultado' },
  file: {
    label: 'Archivo de tabla',
    hint: (formats, rows) => `${formats}, con encabezados en la primera fila, hasta ${rows} filas.`,
    paste: 'O pegue celdas',
    pasteHint: 'Copie celdas de Excel o WPS con sus encabezados.',
    read: 'Leer',
    missing: 'Pegue las celdas de una tabla.',
  },
  problem: {
    encoding: (name) => `${name} no es una tabla legible. Guárdela como CSV (UTF-8) y elíjala de nuevo.`,
    unreadable: (name) =>
      `No se pudo leer ${name}. Cierre el programa que lo tiene abierto e inténtelo de nuevo.`,
    quotes: (line) =>
      `Unas comillas de la línea ${line} no se cierran. Corríjalas y elija el archivo de nuevo.`,
    empty: 'No hay filas debajo de los encabezados.',
    rows: (most) => `Hay más de ${most} filas. Divida el archivo.`,
    size: 'La tabla es demasiado larga. Divida el archivo.',
  },
  columns: {
    caption: 'Columnas del archivo',
    heading: 'Encabezado',
    values: 'Primeros valores',
    field: 'Campo',
    fieldOf: (heading) => `Campo de ${heading}`,
    unread: 'No importar',
    noHeading: (column) => `Columna ${column}`,
    missing: (fields) => `Elija las columnas de estos campos: ${fields}.`,
  },
  rows: {
    caption: 'Filas por importar',
    line: 'Línea',
    hint: 'Pulse Enter en una celda o haga doble clic para modificarla.',
    touchHint: 'Toque una celda para modificarla.',
    valid: (count) => `${rows(count)} se ${count === '1' ? 'puede' : 'pueden'} importar`,
    invalid: (count) =>
      count === '1'
        ? '1 fila tiene errores y se omite si no la corrige'
        : `${count} filas tienen errores y se omiten si no las corrige`,
    invalidOnly: 'Solo filas con errores',
    start: (count) => `Importar ${rows(count)}`,
    none: 'Ninguna fila se puede importar. Corrija primero las celdas marcadas.',
  },
  run: {
    label: 'Importando',
    progress: (done, total) => `${done} de ${total} filas`,
    stop: 'Detener',
    stopped: 'Detenido. Es posible que algunas filas se hayan importado.',
    failed:
      'La importación no terminó. Es posible que algunas filas se hayan importado; puede intentarlo de nuevo.',
  },
  report: {
    accepted: (count) => `${rows(count)} ${count === '1' ? 'importada' : 'importadas'}`,
    refused: (count) => `${rows(count)} no ${count === '1' ? 'importada' : 'importadas'}`,
    caption: 'Filas no importadas',
    reason: 'Motivo',
    save: 'Descargar estas filas',
    correct: 'Corregir estas filas',
    again: 'Importar otro archivo',
  },
  back: 'Atrás',
  next: 'Siguiente',
};
