// Generated from schemas/ by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// validators.js
var validateDocument = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Document", description: "Any document.", type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "page.schema.json" }, { $ref: "journey.schema.json" }, { $ref: "form.schema.json" }, { $ref: "decision.schema.json" }, { $ref: "operation.schema.json" }, { $ref: "options.schema.json" }, { $ref: "analytics.schema.json" }, { $ref: "site.schema.json" }, { $ref: "content.schema.json" }] }, schema12 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Page", description: "A page of the site: its address, search-engine record and zones of modules.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "path", "template", "title", "seo", "zones"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "page" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, path: { $ref: "../shared/definitions.schema.json#/definitions/path" }, template: { description: "Name of the template; letter case does not matter.", type: "string", minLength: 1, maxLength: 80 }, title: { $ref: "../shared/definitions.schema.json#/definitions/label" }, seo: { title: "Page SEO", type: "object", additionalProperties: !1, required: ["sitemapVisible"], properties: { metaDescription: { description: "Text of the description meta tag.", type: "string", maxLength: 500 }, metaKeywords: { description: "Text of the keywords meta tag.", type: "string", maxLength: 500 }, metaHTML: { description: "Extra meta and link tags for the head.", type: "string", maxLength: 5e3 }, sitemapVisible: { description: "Listed in the sitemap; a page that is not is marked noindex.", type: "boolean" } } }, header: { description: "Whether the site header shows on this page; shown when left out.", enum: ["shown", "hidden"] }, zones: { title: "Zones", type: "object", additionalProperties: !1, required: ["content"], properties: { content: { description: "The modules of the page, in order.", type: "array", maxItems: 200, items: { $ref: "../modules/module.schema.json" } } } } } }, schema14 = { description: "Relative path of the schema, so that an editor completes and checks.", type: "string", maxLength: 300 }, schema15 = { description: "Identifies a document, step, option set or decision: lower-case words joined by hyphens.", type: "string", pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", maxLength: 80 }, schema16 = { description: "Path of a page on this site.", type: "string", pattern: "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$", maxLength: 300 }, schema17 = { description: "Short plain text a visitor reads.", type: "string", minLength: 1, maxLength: 300 }, func2 = Object.prototype.hasOwnProperty, func3 = require_ucs2length().default, pattern0 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u"), pattern1 = new RegExp("^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$", "u"), schema18 = { $schema: "http://json-schema.org/draft-07/schema#", $comment: "Generated by `npm run generate` from the schemas beside it.", title: "Module", description: "One part of a page.", type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ $ref: "accordion.schema.json" }, { $ref: "fact-carousel.schema.json" }, { $ref: "feature-cards.schema.json" }, { $ref: "form.schema.json" }, { $ref: "header-banner.schema.json" }, { $ref: "notes.schema.json" }, { $ref: "quick-links.schema.json" }, { $ref: "quote.schema.json" }, { $ref: "rich-text.schema.json" }, { $ref: "section-header.schema.json" }, { $ref: "stats.schema.json" }, { $ref: "tabbed-content.schema.json" }] }, schema19 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Accordion", description: "Sections that open and close. The address of the page with #section-<contentID> opens one.", type: "object", additionalProperties: !1, required: ["type", "items"], properties: { type: { const: "accordion" }, title: { description: "Heading over the module; left out, no heading shows.", $ref: "../shared/definitions.schema.json#/definitions/label" }, items: { description: "The sections, in order.", type: "array", maxItems: 100, items: { title: "Accordion item", type: "object", additionalProperties: !1, required: ["contentID", "title", "blocks"], properties: { contentID: { description: "Id of the content item; makes the fragment that opens this section.", type: "integer", minimum: 1 }, title: { description: "What the visitor presses.", $ref: "../shared/definitions.schema.json#/definitions/label" }, blocks: { description: "What shows when the section is open.", $ref: "../shared/blocks.schema.json" } } } } } }, schema22 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Blocks", description: "Rich text as a block editor writes it.", type: "array", maxItems: 500, items: { $ref: "#/definitions/block" }, definitions: { block: { title: "Block", description: "One piece of rich text.", type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ $ref: "#/definitions/header" }, { $ref: "#/definitions/paragraph" }, { $ref: "#/definitions/list" }, { $ref: "#/definitions/quote" }, { $ref: "#/definitions/raw" }, { $ref: "#/definitions/embed" }, { $ref: "#/definitions/delimiter" }, { $ref: "#/definitions/image" }, { $ref: "#/definitions/table" }] }, header: { title: "Header block", description: "A heading within the text.", type: "object", additionalProperties: !1, required: ["type", "text", "level"], properties: { type: { const: "header" }, text: { description: "The heading; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, level: { description: "Level of the heading; the first level is the page title.", enum: [2, 3, 4, 5, 6] } } }, paragraph: { title: "Paragraph block", description: "A paragraph.", type: "object", additionalProperties: !1, required: ["type", "text"], properties: { type: { const: "paragraph" }, text: { description: "The paragraph; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" } } }, list: { title: "List block", description: "A list, nested as deep as it needs.", type: "object", additionalProperties: !1, required: ["type", "style", "items"], properties: { type: { const: "list" }, style: { description: "Numbered or not.", enum: ["ordered", "unordered"] }, items: { description: "The items, in order.", type: "array", maxItems: 200, items: { $ref: "#/definitions/listItem" } } } }, listItem: { title: "List item", type: "object", additionalProperties: !1, required: ["content"], properties: { content: { description: "The item; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, items: { description: "Items under this one.", type: "array", maxItems: 200, items: { $ref: "#/definitions/listItem" } } } }, quote: { title: "Quote block", description: "A quotation within the text.", type: "object", additionalProperties: !1, required: ["type", "text"], properties: { type: { const: "quote" }, text: { description: "The words; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, caption: { description: "Who said it; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, alignment: { description: "Where the text stands; left when left out.", enum: ["left", "center"] } } }, raw: { title: "Raw block", description: "HTML as it is; only a safe subset is rendered.", type: "object", additionalProperties: !1, required: ["type", "html"], properties: { type: { const: "raw" }, html: { description: "The HTML.", $ref: "definitions.schema.json#/definitions/htmlText" } } }, embed: { title: "Embed block", description: "A video from elsewhere. An address without a video id renders nothing.", type: "object", additionalProperties: !1, required: ["type", "source", "caption"], properties: { type: { const: "embed" }, source: { description: "Address of the video; the id is the text after v=.", $ref: "definitions.schema.json#/definitions/href" }, caption: { description: "Text under the player; also names it.", $ref: "definitions.schema.json#/definitions/label" } } }, delimiter: { title: "Delimiter block", description: "A break between two parts of the text.", type: "object", additionalProperties: !1, required: ["type"], properties: { type: { const: "delimiter" } } }, image: { title: "Image block", description: "A picture within the text.", type: "object", additionalProperties: !1, required: ["type", "file"], properties: { type: { const: "image" }, file: { title: "Image file", type: "object", additionalProperties: !1, required: ["url", "width", "height"], properties: { url: { $ref: "definitions.schema.json#/definitions/image/properties/src" }, width: { description: "Width in pixels.", type: "integer", minimum: 1, maximum: 1e4 }, height: { description: "Height in pixels.", type: "integer", minimum: 1, maximum: 1e4 } } }, alt: { description: "What the picture says to somebody who does not see it; empty or left out for decoration.", type: "string", maxLength: 300 }, size: { description: "Share of the text width it takes; full when left out.", enum: ["small", "medium", "full"] }, caption: { description: "Text under the picture; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" } } }, table: { title: "Table block", description: "A table of text.", type: "object", additionalProperties: !1, required: ["type", "content"], properties: { type: { const: "table" }, caption: { description: "Names the table; shown over it.", $ref: "definitions.schema.json#/definitions/label" }, withHeadings: { description: "Whether the first row is a header row.", type: "boolean" }, content: { description: "The rows; each a list of cells with inline HTML.", type: "array", maxItems: 500, items: { type: "array", maxItems: 30, items: { $ref: "definitions.schema.json#/definitions/htmlText" } } } } } } }, schema23 = { title: "Block", description: "One piece of rich text.", type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ $ref: "#/definitions/header" }, { $ref: "#/definitions/paragraph" }, { $ref: "#/definitions/list" }, { $ref: "#/definitions/quote" }, { $ref: "#/definitions/raw" }, { $ref: "#/definitions/embed" }, { $ref: "#/definitions/delimiter" }, { $ref: "#/definitions/image" }, { $ref: "#/definitions/table" }] }, schema45 = { title: "Delimiter block", description: "A break between two parts of the text.", type: "object", additionalProperties: !1, required: ["type"], properties: { type: { const: "delimiter" } } }, schema24 = { title: "Header block", description: "A heading within the text.", type: "object", additionalProperties: !1, required: ["type", "text", "level"], properties: { type: { const: "header" }, text: { description: "The heading; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, level: { description: "Level of the heading; the first level is the page title.", enum: [2, 3, 4, 5, 6] } } }, schema25 = { description: "HTML; only a safe subset is rendered.", type: "string", maxLength: 1e5 };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.text === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.level === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema24.required, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "text" || key0 === "level")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema24, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "header") {
        let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "header" }, message: "must be equal to constant", schema: "header", parentSchema: schema24.properties.type, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.text !== void 0) {
      let data1 = data.text;
      if (typeof data1 == "string") {
        if (func3(data1) > 1e5) {
          let err5 = { instancePath: instancePath + "/text", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/text", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.level !== void 0) {
      let data2 = data.level;
      if (!(data2 === 2 || data2 === 3 || data2 === 4 || data2 === 5 || data2 === 6)) {
        let err7 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/enum", keyword: "enum", params: { allowedValues: schema24.properties.level.enum }, message: "must be equal to one of the allowed values", schema: schema24.properties.level.enum, parentSchema: schema24.properties.level, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema24.type, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
var schema26 = { title: "Paragraph block", description: "A paragraph.", type: "object", additionalProperties: !1, required: ["type", "text"], properties: { type: { const: "paragraph" }, text: { description: "The paragraph; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" } } };
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.text === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema26.required, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "text")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "paragraph") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "paragraph" }, message: "must be equal to constant", schema: "paragraph", parentSchema: schema26.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.text !== void 0) {
      let data1 = data.text;
      if (typeof data1 == "string") {
        if (func3(data1) > 1e5) {
          let err4 = { instancePath: instancePath + "/text", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/text", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema26.type, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
var schema28 = { title: "List block", description: "A list, nested as deep as it needs.", type: "object", additionalProperties: !1, required: ["type", "style", "items"], properties: { type: { const: "list" }, style: { description: "Numbered or not.", enum: ["ordered", "unordered"] }, items: { description: "The items, in order.", type: "array", maxItems: 200, items: { $ref: "#/definitions/listItem" } } } }, schema29 = { title: "List item", type: "object", additionalProperties: !1, required: ["content"], properties: { content: { description: "The item; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, items: { description: "Items under this one.", type: "array", maxItems: 200, items: { $ref: "#/definitions/listItem" } } } }, wrapper0 = { validate: validate20 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.content === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'", schema: schema29.required, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "content" || key0 === "items")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.content !== void 0) {
      let data0 = data.content;
      if (typeof data0 == "string") {
        if (func3(data0) > 1e5) {
          let err2 = { instancePath: instancePath + "/content", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/content", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema29.properties.items, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          wrapper0.validate(data1[i0], { instancePath: instancePath + "/items/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, wrapper0.validate.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema29.properties.items.type, parentSchema: schema29.properties.items, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema29.type, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.style === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "style" }, message: "must have required property 'style'", schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.items === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema28.required, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "style" || key0 === "items")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema28, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "list") {
        let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "list" }, message: "must be equal to constant", schema: "list", parentSchema: schema28.properties.type, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.style !== void 0) {
      let data1 = data.style;
      if (!(data1 === "ordered" || data1 === "unordered")) {
        let err5 = { instancePath: instancePath + "/style", schemaPath: "#/properties/style/enum", keyword: "enum", params: { allowedValues: schema28.properties.style.enum }, message: "must be equal to one of the allowed values", schema: schema28.properties.style.enum, parentSchema: schema28.properties.style, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.items !== void 0) {
      let data2 = data.items;
      if (Array.isArray(data2)) {
        if (data2.length > 200) {
          let err6 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema28.properties.items, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate20(data2[i0], { instancePath: instancePath + "/items/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate20.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema28.properties.items.type, parentSchema: schema28.properties.items, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema28.type, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate19.errors = vErrors, errors === 0;
}
var schema31 = { title: "Quote block", description: "A quotation within the text.", type: "object", additionalProperties: !1, required: ["type", "text"], properties: { type: { const: "quote" }, text: { description: "The words; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, caption: { description: "Who said it; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" }, alignment: { description: "Where the text stands; left when left out.", enum: ["left", "center"] } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.text === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "text" || key0 === "caption" || key0 === "alignment")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "quote") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "quote" }, message: "must be equal to constant", schema: "quote", parentSchema: schema31.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.text !== void 0) {
      let data1 = data.text;
      if (typeof data1 == "string") {
        if (func3(data1) > 1e5) {
          let err4 = { instancePath: instancePath + "/text", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/text", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.caption !== void 0) {
      let data2 = data.caption;
      if (typeof data2 == "string") {
        if (func3(data2) > 1e5) {
          let err6 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.alignment !== void 0) {
      let data3 = data.alignment;
      if (!(data3 === "left" || data3 === "center")) {
        let err8 = { instancePath: instancePath + "/alignment", schemaPath: "#/properties/alignment/enum", keyword: "enum", params: { allowedValues: schema31.properties.alignment.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.alignment.enum, parentSchema: schema31.properties.alignment, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
var schema34 = { title: "Raw block", description: "HTML as it is; only a safe subset is rendered.", type: "object", additionalProperties: !1, required: ["type", "html"], properties: { type: { const: "raw" }, html: { description: "The HTML.", $ref: "definitions.schema.json#/definitions/htmlText" } } };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.html === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "html" }, message: "must have required property 'html'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "html")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "raw") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "raw" }, message: "must be equal to constant", schema: "raw", parentSchema: schema34.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.html !== void 0) {
      let data1 = data.html;
      if (typeof data1 == "string") {
        if (func3(data1) > 1e5) {
          let err4 = { instancePath: instancePath + "/html", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/html", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
var schema36 = { title: "Embed block", description: "A video from elsewhere. An address without a video id renders nothing.", type: "object", additionalProperties: !1, required: ["type", "source", "caption"], properties: { type: { const: "embed" }, source: { description: "Address of the video; the id is the text after v=.", $ref: "definitions.schema.json#/definitions/href" }, caption: { description: "Text under the player; also names it.", $ref: "definitions.schema.json#/definitions/label" } } }, schema37 = { description: "Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.", type: "string", pattern: "^(/(?!/)|#|https://|mailto:|tel:)", maxLength: 2e3 }, pattern2 = new RegExp("^(/(?!/)|#|https://|mailto:|tel:)", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.source === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.caption === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "caption" }, message: "must have required property 'caption'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "source" || key0 === "caption")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "embed") {
        let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "embed" }, message: "must be equal to constant", schema: "embed", parentSchema: schema36.properties.type, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.source !== void 0) {
      let data1 = data.source;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err5 = { instancePath: instancePath + "/source", schemaPath: "definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern2.test(data1)) {
          let err6 = { instancePath: instancePath + "/source", schemaPath: "definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/source", schemaPath: "definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.caption !== void 0) {
      let data2 = data.caption;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err8 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func3(data2) < 1) {
          let err9 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
var schema39 = { title: "Image block", description: "A picture within the text.", type: "object", additionalProperties: !1, required: ["type", "file"], properties: { type: { const: "image" }, file: { title: "Image file", type: "object", additionalProperties: !1, required: ["url", "width", "height"], properties: { url: { $ref: "definitions.schema.json#/definitions/image/properties/src" }, width: { description: "Width in pixels.", type: "integer", minimum: 1, maximum: 1e4 }, height: { description: "Height in pixels.", type: "integer", minimum: 1, maximum: 1e4 } } }, alt: { description: "What the picture says to somebody who does not see it; empty or left out for decoration.", type: "string", maxLength: 300 }, size: { description: "Share of the text width it takes; full when left out.", enum: ["small", "medium", "full"] }, caption: { description: "Text under the picture; inline HTML.", $ref: "definitions.schema.json#/definitions/htmlText" } } }, schema40 = { description: "Path of the picture on this site; other hosts are refused by the page's policy.", type: "string", pattern: "^/[^/]", maxLength: 2e3 }, pattern3 = new RegExp("^/[^/]", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.file === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'", schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "file" || key0 === "alt" || key0 === "size" || key0 === "caption")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema39, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "image") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "image" }, message: "must be equal to constant", schema: "image", parentSchema: schema39.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.file !== void 0) {
      let data1 = data.file;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.url === void 0) {
          let err4 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema39.properties.file.required, parentSchema: schema39.properties.file, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.width === void 0) {
          let err5 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema39.properties.file.required, parentSchema: schema39.properties.file, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1.height === void 0) {
          let err6 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema39.properties.file.required, parentSchema: schema39.properties.file, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        for (let key1 in data1)
          if (!(key1 === "url" || key1 === "width" || key1 === "height")) {
            let err7 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema39.properties.file, data: data1 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        if (data1.url !== void 0) {
          let data2 = data1.url;
          if (typeof data2 == "string") {
            if (func3(data2) > 2e3) {
              let err8 = { instancePath: instancePath + "/file/url", schemaPath: "definitions.schema.json#/definitions/image/properties/src/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema40, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (!pattern3.test(data2)) {
              let err9 = { instancePath: instancePath + "/file/url", schemaPath: "definitions.schema.json#/definitions/image/properties/src/pattern", keyword: "pattern", params: { pattern: "^/[^/]" }, message: 'must match pattern "^/[^/]"', schema: "^/[^/]", parentSchema: schema40, data: data2 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/file/url", schemaPath: "definitions.schema.json#/definitions/image/properties/src/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        if (data1.width !== void 0) {
          let data3 = data1.width;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err11 = { instancePath: instancePath + "/file/width", schemaPath: "#/properties/file/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema39.properties.file.properties.width.type, parentSchema: schema39.properties.file.properties.width, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1e4 || isNaN(data3)) {
              let err12 = { instancePath: instancePath + "/file/width", schemaPath: "#/properties/file/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema39.properties.file.properties.width, data: data3 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              let err13 = { instancePath: instancePath + "/file/width", schemaPath: "#/properties/file/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema39.properties.file.properties.width, data: data3 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          }
        }
        if (data1.height !== void 0) {
          let data4 = data1.height;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err14 = { instancePath: instancePath + "/file/height", schemaPath: "#/properties/file/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema39.properties.file.properties.height.type, parentSchema: schema39.properties.file.properties.height, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1e4 || isNaN(data4)) {
              let err15 = { instancePath: instancePath + "/file/height", schemaPath: "#/properties/file/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema39.properties.file.properties.height, data: data4 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              let err16 = { instancePath: instancePath + "/file/height", schemaPath: "#/properties/file/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema39.properties.file.properties.height, data: data4 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.properties.file.type, parentSchema: schema39.properties.file, data: data1 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.alt !== void 0) {
      let data5 = data.alt;
      if (typeof data5 == "string") {
        if (func3(data5) > 300) {
          let err18 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema39.properties.alt, data: data5 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/alt", schemaPath: "#/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.alt.type, parentSchema: schema39.properties.alt, data: data5 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.size !== void 0) {
      let data6 = data.size;
      if (!(data6 === "small" || data6 === "medium" || data6 === "full")) {
        let err20 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/enum", keyword: "enum", params: { allowedValues: schema39.properties.size.enum }, message: "must be equal to one of the allowed values", schema: schema39.properties.size.enum, parentSchema: schema39.properties.size, data: data6 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.caption !== void 0) {
      let data7 = data.caption;
      if (typeof data7 == "string") {
        if (func3(data7) > 1e5) {
          let err21 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data7 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data7 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
var schema42 = { title: "Table block", description: "A table of text.", type: "object", additionalProperties: !1, required: ["type", "content"], properties: { type: { const: "table" }, caption: { description: "Names the table; shown over it.", $ref: "definitions.schema.json#/definitions/label" }, withHeadings: { description: "Whether the first row is a header row.", type: "boolean" }, content: { description: "The rows; each a list of cells with inline HTML.", type: "array", maxItems: 500, items: { type: "array", maxItems: 30, items: { $ref: "definitions.schema.json#/definitions/htmlText" } } } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.content === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "caption" || key0 === "withHeadings" || key0 === "content")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema42, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "table") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "table" }, message: "must be equal to constant", schema: "table", parentSchema: schema42.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.caption !== void 0) {
      let data1 = data.caption;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/caption", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.withHeadings !== void 0) {
      let data2 = data.withHeadings;
      if (typeof data2 != "boolean") {
        let err7 = { instancePath: instancePath + "/withHeadings", schemaPath: "#/properties/withHeadings/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema42.properties.withHeadings.type, parentSchema: schema42.properties.withHeadings, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.content !== void 0) {
      let data3 = data.content;
      if (Array.isArray(data3)) {
        if (data3.length > 500) {
          let err8 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema42.properties.content, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (Array.isArray(data4)) {
            if (data4.length > 30) {
              let err9 = { instancePath: instancePath + "/content/" + i0, schemaPath: "#/properties/content/items/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items", schema: 30, parentSchema: schema42.properties.content.items, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            let len1 = data4.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data5 = data4[i1];
              if (typeof data5 == "string") {
                if (func3(data5) > 1e5) {
                  let err10 = { instancePath: instancePath + "/content/" + i0 + "/" + i1, schemaPath: "definitions.schema.json#/definitions/htmlText/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters", schema: 1e5, parentSchema: schema25, data: data5 };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                let err11 = { instancePath: instancePath + "/content/" + i0 + "/" + i1, schemaPath: "definitions.schema.json#/definitions/htmlText/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema25.type, parentSchema: schema25, data: data5 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
          } else {
            let err12 = { instancePath: instancePath + "/content/" + i0, schemaPath: "#/properties/content/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.properties.content.items.type, parentSchema: schema42.properties.content.items, data: data4 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema42.properties.content.type, parentSchema: schema42.properties.content, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema42.type, parentSchema: schema42, data };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema23.required, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "header")
        validate17(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate17.errors), errors = vErrors.length);
      else if (tag0 === "paragraph")
        validate18(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate18.errors), errors = vErrors.length);
      else if (tag0 === "list")
        validate19(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate19.errors), errors = vErrors.length);
      else if (tag0 === "quote")
        validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate22.errors), errors = vErrors.length);
      else if (tag0 === "raw")
        validate23(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate23.errors), errors = vErrors.length);
      else if (tag0 === "embed")
        validate24(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate24.errors), errors = vErrors.length);
      else if (tag0 === "delimiter")
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.type === void 0) {
            let err1 = { instancePath, schemaPath: "#/definitions/delimiter/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema45.required, parentSchema: schema45, data };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          for (let key0 in data)
            if (key0 !== "type") {
              let err2 = { instancePath, schemaPath: "#/definitions/delimiter/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema45, data };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          if (data.type !== void 0) {
            let data0 = data.type;
            if (data0 !== "delimiter") {
              let err3 = { instancePath: instancePath + "/type", schemaPath: "#/definitions/delimiter/properties/type/const", keyword: "const", params: { allowedValue: "delimiter" }, message: "must be equal to constant", schema: "delimiter", parentSchema: schema45.properties.type, data: data0 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          }
        } else {
          let err4 = { instancePath, schemaPath: "#/definitions/delimiter/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      else if (tag0 === "image")
        validate25(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate25.errors), errors = vErrors.length);
      else if (tag0 === "table")
        validate26(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate26.errors), errors = vErrors.length);
      else {
        let err5 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf', schema: schema23.discriminator, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    else {
      let err6 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string', schema: schema23.discriminator, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema23.type, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 500) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate16(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate16.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema22.type, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema19.required, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "items")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "accordion") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "accordion" }, message: "must be equal to constant", schema: "accordion", parentSchema: schema19.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.items !== void 0) {
      let data2 = data.items;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err7 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema19.properties.items, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.contentID === void 0) {
              let err8 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "contentID" }, message: "must have required property 'contentID'", schema: schema19.properties.items.items.required, parentSchema: schema19.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data3.title === void 0) {
              let err9 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema19.properties.items.items.required, parentSchema: schema19.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data3.blocks === void 0) {
              let err10 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "blocks" }, message: "must have required property 'blocks'", schema: schema19.properties.items.items.required, parentSchema: schema19.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "contentID" || key1 === "title" || key1 === "blocks")) {
                let err11 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema19.properties.items.items, data: data3 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            if (data3.contentID !== void 0) {
              let data4 = data3.contentID;
              if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
                let err12 = { instancePath: instancePath + "/items/" + i0 + "/contentID", schemaPath: "#/properties/items/items/properties/contentID/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema19.properties.items.items.properties.contentID.type, parentSchema: schema19.properties.items.items.properties.contentID, data: data4 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
              if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
                let err13 = { instancePath: instancePath + "/items/" + i0 + "/contentID", schemaPath: "#/properties/items/items/properties/contentID/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema19.properties.items.items.properties.contentID, data: data4 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data3.title !== void 0) {
              let data5 = data3.title;
              if (typeof data5 == "string") {
                if (func3(data5) > 300) {
                  let err14 = { instancePath: instancePath + "/items/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
                if (func3(data5) < 1) {
                  let err15 = { instancePath: instancePath + "/items/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/items/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data5 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            data3.blocks !== void 0 && (validate15(data3.blocks, { instancePath: instancePath + "/items/" + i0 + "/blocks", parentData: data3, parentDataProperty: "blocks", rootData }) || (vErrors = gather(vErrors, validate15.errors), errors = vErrors.length));
          } else {
            let err17 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.properties.items.items.type, parentSchema: schema19.properties.items.items, data: data3 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema19.properties.items.type, parentSchema: schema19.properties.items, data: data2 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema19.type, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
var schema46 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Fact carousel", description: "Facts that take turns, eight seconds each, until paused.", type: "object", additionalProperties: !1, required: ["type", "label", "pauseLabel", "facts"], properties: { type: { const: "fact-carousel" }, label: { description: "Names the carousel for people who do not see it.", $ref: "../shared/definitions.schema.json#/definitions/label" }, pauseLabel: { description: "Label of the switch that stops the facts from taking turns.", $ref: "../shared/definitions.schema.json#/definitions/label" }, facts: { description: "The facts, in order.", type: "array", maxItems: 12, items: { title: "Fact", type: "object", additionalProperties: !1, required: ["greytext", "orangetext"], properties: { greytext: { description: "First part of the fact, in grey.", $ref: "../shared/definitions.schema.json#/definitions/label" }, orangetext: { description: "Second part of the fact, in orange.", $ref: "../shared/definitions.schema.json#/definitions/label" } } } } } };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema46.required, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema46.required, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.pauseLabel === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pauseLabel" }, message: "must have required property 'pauseLabel'", schema: schema46.required, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.facts === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "facts" }, message: "must have required property 'facts'", schema: schema46.required, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "label" || key0 === "pauseLabel" || key0 === "facts")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema46, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "fact-carousel") {
        let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "fact-carousel" }, message: "must be equal to constant", schema: "fact-carousel", parentSchema: schema46.properties.type, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.label !== void 0) {
      let data1 = data.label;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err6 = { instancePath: instancePath + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func3(data1) < 1) {
          let err7 = { instancePath: instancePath + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pauseLabel !== void 0) {
      let data2 = data.pauseLabel;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/pauseLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/pauseLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/pauseLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.facts !== void 0) {
      let data3 = data.facts;
      if (Array.isArray(data3)) {
        if (data3.length > 12) {
          let err12 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items", schema: 12, parentSchema: schema46.properties.facts, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.greytext === void 0) {
              let err13 = { instancePath: instancePath + "/facts/" + i0, schemaPath: "#/properties/facts/items/required", keyword: "required", params: { missingProperty: "greytext" }, message: "must have required property 'greytext'", schema: schema46.properties.facts.items.required, parentSchema: schema46.properties.facts.items, data: data4 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data4.orangetext === void 0) {
              let err14 = { instancePath: instancePath + "/facts/" + i0, schemaPath: "#/properties/facts/items/required", keyword: "required", params: { missingProperty: "orangetext" }, message: "must have required property 'orangetext'", schema: schema46.properties.facts.items.required, parentSchema: schema46.properties.facts.items, data: data4 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            for (let key1 in data4)
              if (!(key1 === "greytext" || key1 === "orangetext")) {
                let err15 = { instancePath: instancePath + "/facts/" + i0, schemaPath: "#/properties/facts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema46.properties.facts.items, data: data4 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            if (data4.greytext !== void 0) {
              let data5 = data4.greytext;
              if (typeof data5 == "string") {
                if (func3(data5) > 300) {
                  let err16 = { instancePath: instancePath + "/facts/" + i0 + "/greytext", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
                if (func3(data5) < 1) {
                  let err17 = { instancePath: instancePath + "/facts/" + i0 + "/greytext", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                let err18 = { instancePath: instancePath + "/facts/" + i0 + "/greytext", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data5 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data4.orangetext !== void 0) {
              let data6 = data4.orangetext;
              if (typeof data6 == "string") {
                if (func3(data6) > 300) {
                  let err19 = { instancePath: instancePath + "/facts/" + i0 + "/orangetext", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data6 };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
                if (func3(data6) < 1) {
                  let err20 = { instancePath: instancePath + "/facts/" + i0 + "/orangetext", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data6 };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
              } else {
                let err21 = { instancePath: instancePath + "/facts/" + i0 + "/orangetext", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data6 };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
          } else {
            let err22 = { instancePath: instancePath + "/facts/" + i0, schemaPath: "#/properties/facts/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.properties.facts.items.type, parentSchema: schema46.properties.facts.items, data: data4 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema46.properties.facts.type, parentSchema: schema46.properties.facts, data: data3 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema46.type, parentSchema: schema46, data };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate37.errors = vErrors, errors === 0;
}
var schema51 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Feature cards", description: "Cards that each present one thing: picture, text, a checklist and a call to action.", type: "object", additionalProperties: !1, required: ["type", "cards"], properties: { type: { const: "feature-cards" }, title: { description: "Heading over the module; left out, no heading shows.", $ref: "../shared/definitions.schema.json#/definitions/label" }, description: { description: "A sentence under the heading.", $ref: "../shared/definitions.schema.json#/definitions/text" }, cards: { description: "The cards, in order.", type: "array", maxItems: 12, items: { title: "Feature card", type: "object", additionalProperties: !1, required: ["title"], properties: { title: { description: "Title of the card.", $ref: "../shared/definitions.schema.json#/definitions/label" }, subtitle: { description: "A line over the title.", $ref: "../shared/definitions.schema.json#/definitions/label" }, description: { description: "Text of the card.", $ref: "../shared/definitions.schema.json#/definitions/text" }, image: { description: "Picture at the top of the card.", $ref: "../shared/definitions.schema.json#/definitions/image" }, cta: { description: "Call to action at the foot of the card.", $ref: "../shared/definitions.schema.json#/definitions/link" }, checklist: { description: "Points with a tick before each.", type: "array", maxItems: 12, items: { description: "One line of the checklist.", $ref: "../shared/definitions.schema.json#/definitions/label" } } } } } } }, schema53 = { description: "Plain text.", type: "string", maxLength: 1e4 }, schema57 = { title: "Image", type: "object", additionalProperties: !1, required: ["src", "alt", "width", "height"], properties: { src: { description: "Path of the picture on this site; other hosts are refused by the page's policy.", type: "string", pattern: "^/[^/]", maxLength: 2e3 }, alt: { description: "What the image says to somebody who does not see it; empty for decoration.", type: "string", maxLength: 300 }, width: { type: "integer", minimum: 1, maximum: 1e4 }, height: { type: "integer", minimum: 1, maximum: 1e4 } } }, schema58 = { title: "Link", type: "object", additionalProperties: !1, required: ["label", "href"], properties: { label: { $ref: "#/definitions/label" }, href: { $ref: "#/definitions/href" }, target: { description: "Where the link opens.", enum: ["_self", "_blank"] } } };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href" || key0 === "target")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err6 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern2.test(data1)) {
          let err7 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (!(data2 === "_self" || data2 === "_blank")) {
        let err9 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/enum", keyword: "enum", params: { allowedValues: schema58.properties.target.enum }, message: "must be equal to one of the allowed values", schema: schema58.properties.target.enum, parentSchema: schema58.properties.target, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.cards === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cards" }, message: "must have required property 'cards'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "description" || key0 === "cards")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "feature-cards") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "feature-cards" }, message: "must be equal to constant", schema: "feature-cards", parentSchema: schema51.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 == "string") {
        if (func3(data2) > 1e4) {
          let err7 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.cards !== void 0) {
      let data3 = data.cards;
      if (Array.isArray(data3)) {
        if (data3.length > 12) {
          let err9 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items", schema: 12, parentSchema: schema51.properties.cards, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.title === void 0) {
              let err10 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema51.properties.cards.items.required, parentSchema: schema51.properties.cards.items, data: data4 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            for (let key1 in data4)
              if (!(key1 === "title" || key1 === "subtitle" || key1 === "description" || key1 === "image" || key1 === "cta" || key1 === "checklist")) {
                let err11 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema51.properties.cards.items, data: data4 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            if (data4.title !== void 0) {
              let data5 = data4.title;
              if (typeof data5 == "string") {
                if (func3(data5) > 300) {
                  let err12 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                if (func3(data5) < 1) {
                  let err13 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                let err14 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data5 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data4.subtitle !== void 0) {
              let data6 = data4.subtitle;
              if (typeof data6 == "string") {
                if (func3(data6) > 300) {
                  let err15 = { instancePath: instancePath + "/cards/" + i0 + "/subtitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data6 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
                if (func3(data6) < 1) {
                  let err16 = { instancePath: instancePath + "/cards/" + i0 + "/subtitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data6 };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
              } else {
                let err17 = { instancePath: instancePath + "/cards/" + i0 + "/subtitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data6 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data4.description !== void 0) {
              let data7 = data4.description;
              if (typeof data7 == "string") {
                if (func3(data7) > 1e4) {
                  let err18 = { instancePath: instancePath + "/cards/" + i0 + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data7 };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
              } else {
                let err19 = { instancePath: instancePath + "/cards/" + i0 + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data7 };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data4.image !== void 0) {
              let data8 = data4.image;
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.src === void 0) {
                  let err20 = { instancePath: instancePath + "/cards/" + i0 + "/image", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema57.required, parentSchema: schema57, data: data8 };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
                if (data8.alt === void 0) {
                  let err21 = { instancePath: instancePath + "/cards/" + i0 + "/image", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema57.required, parentSchema: schema57, data: data8 };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
                if (data8.width === void 0) {
                  let err22 = { instancePath: instancePath + "/cards/" + i0 + "/image", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema57.required, parentSchema: schema57, data: data8 };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
                if (data8.height === void 0) {
                  let err23 = { instancePath: instancePath + "/cards/" + i0 + "/image", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema57.required, parentSchema: schema57, data: data8 };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
                for (let key2 in data8)
                  if (!(key2 === "src" || key2 === "alt" || key2 === "width" || key2 === "height")) {
                    let err24 = { instancePath: instancePath + "/cards/" + i0 + "/image", schemaPath: "../shared/definitions.schema.json#/definitions/image/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data: data8 };
                    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                  }
                if (data8.src !== void 0) {
                  let data9 = data8.src;
                  if (typeof data9 == "string") {
                    if (func3(data9) > 2e3) {
                      let err25 = { instancePath: instancePath + "/cards/" + i0 + "/image/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema57.properties.src, data: data9 };
                      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                    }
                    if (!pattern3.test(data9)) {
                      let err26 = { instancePath: instancePath + "/cards/" + i0 + "/image/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/pattern", keyword: "pattern", params: { pattern: "^/[^/]" }, message: 'must match pattern "^/[^/]"', schema: "^/[^/]", parentSchema: schema57.properties.src, data: data9 };
                      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                    }
                  } else {
                    let err27 = { instancePath: instancePath + "/cards/" + i0 + "/image/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.src.type, parentSchema: schema57.properties.src, data: data9 };
                    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                  }
                }
                if (data8.alt !== void 0) {
                  let data10 = data8.alt;
                  if (typeof data10 == "string") {
                    if (func3(data10) > 300) {
                      let err28 = { instancePath: instancePath + "/cards/" + i0 + "/image/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema57.properties.alt, data: data10 };
                      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                    }
                  } else {
                    let err29 = { instancePath: instancePath + "/cards/" + i0 + "/image/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.alt.type, parentSchema: schema57.properties.alt, data: data10 };
                    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                  }
                }
                if (data8.width !== void 0) {
                  let data11 = data8.width;
                  if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
                    let err30 = { instancePath: instancePath + "/cards/" + i0 + "/image/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.width.type, parentSchema: schema57.properties.width, data: data11 };
                    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                  }
                  if (typeof data11 == "number" && isFinite(data11)) {
                    if (data11 > 1e4 || isNaN(data11)) {
                      let err31 = { instancePath: instancePath + "/cards/" + i0 + "/image/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.width, data: data11 };
                      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                    }
                    if (data11 < 1 || isNaN(data11)) {
                      let err32 = { instancePath: instancePath + "/cards/" + i0 + "/image/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.width, data: data11 };
                      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                    }
                  }
                }
                if (data8.height !== void 0) {
                  let data12 = data8.height;
                  if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
                    let err33 = { instancePath: instancePath + "/cards/" + i0 + "/image/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.height.type, parentSchema: schema57.properties.height, data: data12 };
                    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                  }
                  if (typeof data12 == "number" && isFinite(data12)) {
                    if (data12 > 1e4 || isNaN(data12)) {
                      let err34 = { instancePath: instancePath + "/cards/" + i0 + "/image/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.height, data: data12 };
                      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                    }
                    if (data12 < 1 || isNaN(data12)) {
                      let err35 = { instancePath: instancePath + "/cards/" + i0 + "/image/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.height, data: data12 };
                      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                    }
                  }
                }
              } else {
                let err36 = { instancePath: instancePath + "/cards/" + i0 + "/image", schemaPath: "../shared/definitions.schema.json#/definitions/image/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data: data8 };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
            }
            if (data4.cta !== void 0 && (validate39(data4.cta, { instancePath: instancePath + "/cards/" + i0 + "/cta", parentData: data4, parentDataProperty: "cta", rootData }) || (vErrors = gather(vErrors, validate39.errors), errors = vErrors.length)), data4.checklist !== void 0) {
              let data14 = data4.checklist;
              if (Array.isArray(data14)) {
                if (data14.length > 12) {
                  let err37 = { instancePath: instancePath + "/cards/" + i0 + "/checklist", schemaPath: "#/properties/cards/items/properties/checklist/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items", schema: 12, parentSchema: schema51.properties.cards.items.properties.checklist, data: data14 };
                  vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
                let len1 = data14.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data15 = data14[i1];
                  if (typeof data15 == "string") {
                    if (func3(data15) > 300) {
                      let err38 = { instancePath: instancePath + "/cards/" + i0 + "/checklist/" + i1, schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data15 };
                      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                    }
                    if (func3(data15) < 1) {
                      let err39 = { instancePath: instancePath + "/cards/" + i0 + "/checklist/" + i1, schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data15 };
                      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                    }
                  } else {
                    let err40 = { instancePath: instancePath + "/cards/" + i0 + "/checklist/" + i1, schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data15 };
                    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                  }
                }
              } else {
                let err41 = { instancePath: instancePath + "/cards/" + i0 + "/checklist", schemaPath: "#/properties/cards/items/properties/checklist/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema51.properties.cards.items.properties.checklist.type, parentSchema: schema51.properties.cards.items.properties.checklist, data: data14 };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
            }
          } else {
            let err42 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.properties.cards.items.type, parentSchema: schema51.properties.cards.items, data: data4 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
      } else {
        let err43 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema51.properties.cards.type, parentSchema: schema51.properties.cards, data: data3 };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
  } else {
    let err44 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data };
    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
  }
  return validate38.errors = vErrors, errors === 0;
}
var schema62 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Form module", description: "The form of one step of a journey. Its page is the step's address.", type: "object", additionalProperties: !1, required: ["type", "journey", "step"], properties: { type: { const: "form" }, journey: { description: "Id of the journey.", $ref: "../shared/definitions.schema.json#/definitions/id" }, step: { description: "Id of the step.", $ref: "../shared/definitions.schema.json#/definitions/id" }, heading: { description: "Heading over the form.", $ref: "../shared/definitions.schema.json#/definitions/label" } } };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.journey === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "journey" }, message: "must have required property 'journey'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.step === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'", schema: schema62.required, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "journey" || key0 === "step" || key0 === "heading")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema62, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "form") {
        let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "form" }, message: "must be equal to constant", schema: "form", parentSchema: schema62.properties.type, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.journey !== void 0) {
      let data1 = data.journey;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err5 = { instancePath: instancePath + "/journey", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern0.test(data1)) {
          let err6 = { instancePath: instancePath + "/journey", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/journey", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.step !== void 0) {
      let data2 = data.step;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.heading !== void 0) {
      let data3 = data.heading;
      if (typeof data3 == "string") {
        if (func3(data3) > 300) {
          let err11 = { instancePath: instancePath + "/heading", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func3(data3) < 1) {
          let err12 = { instancePath: instancePath + "/heading", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/heading", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.type, parentSchema: schema62, data };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate41.errors = vErrors, errors === 0;
}
var schema66 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Header banner", description: "The banner a page begins with: its title, an introduction, up to two calls to action and a video.", type: "object", additionalProperties: !1, required: ["type", "variant", "level", "title"], properties: { type: { const: "header-banner" }, variant: { description: "Surface of the banner: plain, with a picture on grey or on orange, or a dark or light theme.", enum: ["plain", "grey-image", "orange-image", "dark", "light"] }, level: { description: "How much room the banner takes: 1 opens a site or section, 2 a landing page, 3 an ordinary page.", enum: [1, 2, 3] }, title: { description: "Title of the page, its one first-level heading.", $ref: "../shared/definitions.schema.json#/definitions/label" }, description: { description: "A sentence or two under the title.", $ref: "../shared/definitions.schema.json#/definitions/text" }, primaryCta: { description: "The call to action that matters most.", $ref: "../shared/definitions.schema.json#/definitions/link" }, secondaryCta: { description: "A second call to action beside it.", $ref: "../shared/definitions.schema.json#/definitions/link" }, image: { description: "Picture of the grey and orange image variants.", $ref: "../shared/definitions.schema.json#/definitions/image" }, video: { title: "Banner video", description: "A video in up to three cuts. A cut whose address has no v= is left out.", type: "object", additionalProperties: !1, required: ["label"], properties: { label: { description: "What the visitor presses to play the video; also names the player.", $ref: "../shared/definitions.schema.json#/definitions/label" }, mobile: { description: "Address of the video for narrow screens; the id is the text after v=.", $ref: "../shared/definitions.schema.json#/definitions/href" }, tablet: { description: "Address of the video for screens from 601 px.", $ref: "../shared/definitions.schema.json#/definitions/href" }, desktop: { description: "Address of the video for screens from 1068 px.", $ref: "../shared/definitions.schema.json#/definitions/href" } } } } };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href" || key0 === "target")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err6 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern2.test(data1)) {
          let err7 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (!(data2 === "_self" || data2 === "_blank")) {
        let err9 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/enum", keyword: "enum", params: { allowedValues: schema58.properties.target.enum }, message: "must be equal to one of the allowed values", schema: schema58.properties.target.enum, parentSchema: schema58.properties.target, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate43.errors = vErrors, errors === 0;
}
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema66.required, parentSchema: schema66, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.variant === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant" }, message: "must have required property 'variant'", schema: schema66.required, parentSchema: schema66, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.level === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema66.required, parentSchema: schema66, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.title === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema66.required, parentSchema: schema66, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema66.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema66, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "header-banner") {
        let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "header-banner" }, message: "must be equal to constant", schema: "header-banner", parentSchema: schema66.properties.type, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.variant !== void 0) {
      let data1 = data.variant;
      if (!(data1 === "plain" || data1 === "grey-image" || data1 === "orange-image" || data1 === "dark" || data1 === "light")) {
        let err6 = { instancePath: instancePath + "/variant", schemaPath: "#/properties/variant/enum", keyword: "enum", params: { allowedValues: schema66.properties.variant.enum }, message: "must be equal to one of the allowed values", schema: schema66.properties.variant.enum, parentSchema: schema66.properties.variant, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.level !== void 0) {
      let data2 = data.level;
      if (!(data2 === 1 || data2 === 2 || data2 === 3)) {
        let err7 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/enum", keyword: "enum", params: { allowedValues: schema66.properties.level.enum }, message: "must be equal to one of the allowed values", schema: schema66.properties.level.enum, parentSchema: schema66.properties.level, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 == "string") {
        if (func3(data3) > 300) {
          let err8 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func3(data3) < 1) {
          let err9 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 == "string") {
        if (func3(data4) > 1e4) {
          let err11 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data4 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.primaryCta !== void 0 && (validate43(data.primaryCta, { instancePath: instancePath + "/primaryCta", parentData: data, parentDataProperty: "primaryCta", rootData }) || (vErrors = gather(vErrors, validate43.errors), errors = vErrors.length)), data.secondaryCta !== void 0 && (validate43(data.secondaryCta, { instancePath: instancePath + "/secondaryCta", parentData: data, parentDataProperty: "secondaryCta", rootData }) || (vErrors = gather(vErrors, validate43.errors), errors = vErrors.length)), data.image !== void 0) {
      let data7 = data.image;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.src === void 0) {
          let err13 = { instancePath: instancePath + "/image", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema57.required, parentSchema: schema57, data: data7 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data7.alt === void 0) {
          let err14 = { instancePath: instancePath + "/image", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema57.required, parentSchema: schema57, data: data7 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data7.width === void 0) {
          let err15 = { instancePath: instancePath + "/image", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema57.required, parentSchema: schema57, data: data7 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data7.height === void 0) {
          let err16 = { instancePath: instancePath + "/image", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema57.required, parentSchema: schema57, data: data7 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        for (let key1 in data7)
          if (!(key1 === "src" || key1 === "alt" || key1 === "width" || key1 === "height")) {
            let err17 = { instancePath: instancePath + "/image", schemaPath: "../shared/definitions.schema.json#/definitions/image/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data: data7 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        if (data7.src !== void 0) {
          let data8 = data7.src;
          if (typeof data8 == "string") {
            if (func3(data8) > 2e3) {
              let err18 = { instancePath: instancePath + "/image/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema57.properties.src, data: data8 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (!pattern3.test(data8)) {
              let err19 = { instancePath: instancePath + "/image/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/pattern", keyword: "pattern", params: { pattern: "^/[^/]" }, message: 'must match pattern "^/[^/]"', schema: "^/[^/]", parentSchema: schema57.properties.src, data: data8 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          } else {
            let err20 = { instancePath: instancePath + "/image/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.src.type, parentSchema: schema57.properties.src, data: data8 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        if (data7.alt !== void 0) {
          let data9 = data7.alt;
          if (typeof data9 == "string") {
            if (func3(data9) > 300) {
              let err21 = { instancePath: instancePath + "/image/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema57.properties.alt, data: data9 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/image/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.alt.type, parentSchema: schema57.properties.alt, data: data9 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        if (data7.width !== void 0) {
          let data10 = data7.width;
          if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
            let err23 = { instancePath: instancePath + "/image/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.width.type, parentSchema: schema57.properties.width, data: data10 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 1e4 || isNaN(data10)) {
              let err24 = { instancePath: instancePath + "/image/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.width, data: data10 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (data10 < 1 || isNaN(data10)) {
              let err25 = { instancePath: instancePath + "/image/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.width, data: data10 };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
          }
        }
        if (data7.height !== void 0) {
          let data11 = data7.height;
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            let err26 = { instancePath: instancePath + "/image/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.height.type, parentSchema: schema57.properties.height, data: data11 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 1e4 || isNaN(data11)) {
              let err27 = { instancePath: instancePath + "/image/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.height, data: data11 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
            if (data11 < 1 || isNaN(data11)) {
              let err28 = { instancePath: instancePath + "/image/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.height, data: data11 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
          }
        }
      } else {
        let err29 = { instancePath: instancePath + "/image", schemaPath: "../shared/definitions.schema.json#/definitions/image/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data: data7 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.video !== void 0) {
      let data12 = data.video;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.label === void 0) {
          let err30 = { instancePath: instancePath + "/video", schemaPath: "#/properties/video/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema66.properties.video.required, parentSchema: schema66.properties.video, data: data12 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        for (let key2 in data12)
          if (!(key2 === "label" || key2 === "mobile" || key2 === "tablet" || key2 === "desktop")) {
            let err31 = { instancePath: instancePath + "/video", schemaPath: "#/properties/video/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema66.properties.video, data: data12 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        if (data12.label !== void 0) {
          let data13 = data12.label;
          if (typeof data13 == "string") {
            if (func3(data13) > 300) {
              let err32 = { instancePath: instancePath + "/video/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data13 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (func3(data13) < 1) {
              let err33 = { instancePath: instancePath + "/video/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data13 };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
          } else {
            let err34 = { instancePath: instancePath + "/video/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data13 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
        if (data12.mobile !== void 0) {
          let data14 = data12.mobile;
          if (typeof data14 == "string") {
            if (func3(data14) > 2e3) {
              let err35 = { instancePath: instancePath + "/video/mobile", schemaPath: "../shared/definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data14 };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            if (!pattern2.test(data14)) {
              let err36 = { instancePath: instancePath + "/video/mobile", schemaPath: "../shared/definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data14 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          } else {
            let err37 = { instancePath: instancePath + "/video/mobile", schemaPath: "../shared/definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data14 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data12.tablet !== void 0) {
          let data15 = data12.tablet;
          if (typeof data15 == "string") {
            if (func3(data15) > 2e3) {
              let err38 = { instancePath: instancePath + "/video/tablet", schemaPath: "../shared/definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data15 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (!pattern2.test(data15)) {
              let err39 = { instancePath: instancePath + "/video/tablet", schemaPath: "../shared/definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data15 };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          } else {
            let err40 = { instancePath: instancePath + "/video/tablet", schemaPath: "../shared/definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data15 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
        if (data12.desktop !== void 0) {
          let data16 = data12.desktop;
          if (typeof data16 == "string") {
            if (func3(data16) > 2e3) {
              let err41 = { instancePath: instancePath + "/video/desktop", schemaPath: "../shared/definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data16 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            if (!pattern2.test(data16)) {
              let err42 = { instancePath: instancePath + "/video/desktop", schemaPath: "../shared/definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data16 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
          } else {
            let err43 = { instancePath: instancePath + "/video/desktop", schemaPath: "../shared/definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data16 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
      } else {
        let err44 = { instancePath: instancePath + "/video", schemaPath: "#/properties/video/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema66.properties.video.type, parentSchema: schema66.properties.video, data: data12 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
  } else {
    let err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema66.type, parentSchema: schema66, data };
    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
  }
  return validate42.errors = vErrors, errors === 0;
}
var schema77 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Notes", description: "Small print at the foot of a page.", type: "object", additionalProperties: !1, required: ["type", "blocks"], properties: { type: { const: "notes" }, title: { description: "Heading over the module; left out, no heading shows.", $ref: "../shared/definitions.schema.json#/definitions/label" }, blocks: { description: "The notes.", $ref: "../shared/blocks.schema.json" } } };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema77.required, parentSchema: schema77, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.blocks === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blocks" }, message: "must have required property 'blocks'", schema: schema77.required, parentSchema: schema77, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "blocks")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema77, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "notes") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "notes" }, message: "must be equal to constant", schema: "notes", parentSchema: schema77.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.blocks !== void 0 && (validate15(data.blocks, { instancePath: instancePath + "/blocks", parentData: data, parentDataProperty: "blocks", rootData }) || (vErrors = gather(vErrors, validate15.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.type, parentSchema: schema77, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate46.errors = vErrors, errors === 0;
}
var schema79 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Quick links", description: "Cards that lead on, beside a link to an overview. Hidden with fewer than three cards.", type: "object", additionalProperties: !1, required: ["type", "cards"], properties: { type: { const: "quick-links" }, title: { description: "Heading over the module; left out, no heading shows.", $ref: "../shared/definitions.schema.json#/definitions/label" }, cards: { description: "The cards; three at least, or the module hides.", type: "array", maxItems: 12, items: { title: "Quick link card", type: "object", additionalProperties: !1, required: ["title", "href"], properties: { title: { description: "Text of the card.", $ref: "../shared/definitions.schema.json#/definitions/label" }, href: { description: "Where the card leads.", $ref: "../shared/definitions.schema.json#/definitions/href" }, target: { description: "Where the link opens.", enum: ["_self", "_blank"] }, icon: { description: "Icon of the card.", $ref: "../shared/definitions.schema.json#/definitions/image" }, hoverIcon: { description: "Icon shown while the pointer is on the card; if it does not load, the card keeps its icon.", $ref: "../shared/definitions.schema.json#/definitions/image" } } } }, overviewLink: { description: "Link to the page that lists everything.", $ref: "../shared/definitions.schema.json#/definitions/link" } } };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href" || key0 === "target")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err6 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern2.test(data1)) {
          let err7 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (!(data2 === "_self" || data2 === "_blank")) {
        let err9 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/enum", keyword: "enum", params: { allowedValues: schema58.properties.target.enum }, message: "must be equal to one of the allowed values", schema: schema58.properties.target.enum, parentSchema: schema58.properties.target, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate49.errors = vErrors, errors === 0;
}
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema79.required, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.cards === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cards" }, message: "must have required property 'cards'", schema: schema79.required, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "cards" || key0 === "overviewLink")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema79, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "quick-links") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "quick-links" }, message: "must be equal to constant", schema: "quick-links", parentSchema: schema79.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.cards !== void 0) {
      let data2 = data.cards;
      if (Array.isArray(data2)) {
        if (data2.length > 12) {
          let err7 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items", schema: 12, parentSchema: schema79.properties.cards, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.title === void 0) {
              let err8 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema79.properties.cards.items.required, parentSchema: schema79.properties.cards.items, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data3.href === void 0) {
              let err9 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema79.properties.cards.items.required, parentSchema: schema79.properties.cards.items, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "title" || key1 === "href" || key1 === "target" || key1 === "icon" || key1 === "hoverIcon")) {
                let err10 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema79.properties.cards.items, data: data3 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            if (data3.title !== void 0) {
              let data4 = data3.title;
              if (typeof data4 == "string") {
                if (func3(data4) > 300) {
                  let err11 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data4 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
                if (func3(data4) < 1) {
                  let err12 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data4 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              } else {
                let err13 = { instancePath: instancePath + "/cards/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data4 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data3.href !== void 0) {
              let data5 = data3.href;
              if (typeof data5 == "string") {
                if (func3(data5) > 2e3) {
                  let err14 = { instancePath: instancePath + "/cards/" + i0 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data5 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
                if (!pattern2.test(data5)) {
                  let err15 = { instancePath: instancePath + "/cards/" + i0 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data5 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/cards/" + i0 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data5 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
            if (data3.target !== void 0) {
              let data6 = data3.target;
              if (!(data6 === "_self" || data6 === "_blank")) {
                let err17 = { instancePath: instancePath + "/cards/" + i0 + "/target", schemaPath: "#/properties/cards/items/properties/target/enum", keyword: "enum", params: { allowedValues: schema79.properties.cards.items.properties.target.enum }, message: "must be equal to one of the allowed values", schema: schema79.properties.cards.items.properties.target.enum, parentSchema: schema79.properties.cards.items.properties.target, data: data6 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data3.icon !== void 0) {
              let data7 = data3.icon;
              if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                if (data7.src === void 0) {
                  let err18 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema57.required, parentSchema: schema57, data: data7 };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
                if (data7.alt === void 0) {
                  let err19 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema57.required, parentSchema: schema57, data: data7 };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
                if (data7.width === void 0) {
                  let err20 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema57.required, parentSchema: schema57, data: data7 };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
                if (data7.height === void 0) {
                  let err21 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema57.required, parentSchema: schema57, data: data7 };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
                for (let key2 in data7)
                  if (!(key2 === "src" || key2 === "alt" || key2 === "width" || key2 === "height")) {
                    let err22 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "../shared/definitions.schema.json#/definitions/image/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data: data7 };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                  }
                if (data7.src !== void 0) {
                  let data8 = data7.src;
                  if (typeof data8 == "string") {
                    if (func3(data8) > 2e3) {
                      let err23 = { instancePath: instancePath + "/cards/" + i0 + "/icon/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema57.properties.src, data: data8 };
                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                    if (!pattern3.test(data8)) {
                      let err24 = { instancePath: instancePath + "/cards/" + i0 + "/icon/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/pattern", keyword: "pattern", params: { pattern: "^/[^/]" }, message: 'must match pattern "^/[^/]"', schema: "^/[^/]", parentSchema: schema57.properties.src, data: data8 };
                      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                    }
                  } else {
                    let err25 = { instancePath: instancePath + "/cards/" + i0 + "/icon/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.src.type, parentSchema: schema57.properties.src, data: data8 };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                  }
                }
                if (data7.alt !== void 0) {
                  let data9 = data7.alt;
                  if (typeof data9 == "string") {
                    if (func3(data9) > 300) {
                      let err26 = { instancePath: instancePath + "/cards/" + i0 + "/icon/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema57.properties.alt, data: data9 };
                      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                    }
                  } else {
                    let err27 = { instancePath: instancePath + "/cards/" + i0 + "/icon/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.alt.type, parentSchema: schema57.properties.alt, data: data9 };
                    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                  }
                }
                if (data7.width !== void 0) {
                  let data10 = data7.width;
                  if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
                    let err28 = { instancePath: instancePath + "/cards/" + i0 + "/icon/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.width.type, parentSchema: schema57.properties.width, data: data10 };
                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                  }
                  if (typeof data10 == "number" && isFinite(data10)) {
                    if (data10 > 1e4 || isNaN(data10)) {
                      let err29 = { instancePath: instancePath + "/cards/" + i0 + "/icon/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.width, data: data10 };
                      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                    }
                    if (data10 < 1 || isNaN(data10)) {
                      let err30 = { instancePath: instancePath + "/cards/" + i0 + "/icon/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.width, data: data10 };
                      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                    }
                  }
                }
                if (data7.height !== void 0) {
                  let data11 = data7.height;
                  if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
                    let err31 = { instancePath: instancePath + "/cards/" + i0 + "/icon/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.height.type, parentSchema: schema57.properties.height, data: data11 };
                    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                  }
                  if (typeof data11 == "number" && isFinite(data11)) {
                    if (data11 > 1e4 || isNaN(data11)) {
                      let err32 = { instancePath: instancePath + "/cards/" + i0 + "/icon/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.height, data: data11 };
                      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                    }
                    if (data11 < 1 || isNaN(data11)) {
                      let err33 = { instancePath: instancePath + "/cards/" + i0 + "/icon/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.height, data: data11 };
                      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                    }
                  }
                }
              } else {
                let err34 = { instancePath: instancePath + "/cards/" + i0 + "/icon", schemaPath: "../shared/definitions.schema.json#/definitions/image/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data: data7 };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
            }
            if (data3.hoverIcon !== void 0) {
              let data12 = data3.hoverIcon;
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.src === void 0) {
                  let err35 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema57.required, parentSchema: schema57, data: data12 };
                  vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
                if (data12.alt === void 0) {
                  let err36 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema57.required, parentSchema: schema57, data: data12 };
                  vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                }
                if (data12.width === void 0) {
                  let err37 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema57.required, parentSchema: schema57, data: data12 };
                  vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
                if (data12.height === void 0) {
                  let err38 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema57.required, parentSchema: schema57, data: data12 };
                  vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                }
                for (let key3 in data12)
                  if (!(key3 === "src" || key3 === "alt" || key3 === "width" || key3 === "height")) {
                    let err39 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon", schemaPath: "../shared/definitions.schema.json#/definitions/image/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data: data12 };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                  }
                if (data12.src !== void 0) {
                  let data13 = data12.src;
                  if (typeof data13 == "string") {
                    if (func3(data13) > 2e3) {
                      let err40 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema57.properties.src, data: data13 };
                      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                    }
                    if (!pattern3.test(data13)) {
                      let err41 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/pattern", keyword: "pattern", params: { pattern: "^/[^/]" }, message: 'must match pattern "^/[^/]"', schema: "^/[^/]", parentSchema: schema57.properties.src, data: data13 };
                      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                    }
                  } else {
                    let err42 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.src.type, parentSchema: schema57.properties.src, data: data13 };
                    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                  }
                }
                if (data12.alt !== void 0) {
                  let data14 = data12.alt;
                  if (typeof data14 == "string") {
                    if (func3(data14) > 300) {
                      let err43 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema57.properties.alt, data: data14 };
                      vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                    }
                  } else {
                    let err44 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.alt.type, parentSchema: schema57.properties.alt, data: data14 };
                    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                  }
                }
                if (data12.width !== void 0) {
                  let data15 = data12.width;
                  if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
                    let err45 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.width.type, parentSchema: schema57.properties.width, data: data15 };
                    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                  }
                  if (typeof data15 == "number" && isFinite(data15)) {
                    if (data15 > 1e4 || isNaN(data15)) {
                      let err46 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.width, data: data15 };
                      vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                    }
                    if (data15 < 1 || isNaN(data15)) {
                      let err47 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.width, data: data15 };
                      vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                    }
                  }
                }
                if (data12.height !== void 0) {
                  let data16 = data12.height;
                  if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
                    let err48 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.height.type, parentSchema: schema57.properties.height, data: data16 };
                    vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                  }
                  if (typeof data16 == "number" && isFinite(data16)) {
                    if (data16 > 1e4 || isNaN(data16)) {
                      let err49 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.height, data: data16 };
                      vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                    }
                    if (data16 < 1 || isNaN(data16)) {
                      let err50 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.height, data: data16 };
                      vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                    }
                  }
                }
              } else {
                let err51 = { instancePath: instancePath + "/cards/" + i0 + "/hoverIcon", schemaPath: "../shared/definitions.schema.json#/definitions/image/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data: data12 };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
            }
          } else {
            let err52 = { instancePath: instancePath + "/cards/" + i0, schemaPath: "#/properties/cards/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.properties.cards.items.type, parentSchema: schema79.properties.cards.items, data: data3 };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
      } else {
        let err53 = { instancePath: instancePath + "/cards", schemaPath: "#/properties/cards/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema79.properties.cards.type, parentSchema: schema79.properties.cards, data: data2 };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
    data.overviewLink !== void 0 && (validate49(data.overviewLink, { instancePath: instancePath + "/overviewLink", parentData: data, parentDataProperty: "overviewLink", rootData }) || (vErrors = gather(vErrors, validate49.errors), errors = vErrors.length));
  } else {
    let err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.type, parentSchema: schema79, data };
    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
  }
  return validate48.errors = vErrors, errors === 0;
}
var schema88 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Quote", description: "Somebody's words, large, with their name.", type: "object", additionalProperties: !1, required: ["type", "quote"], properties: { type: { const: "quote" }, quote: { description: "The words, without quotation marks.", $ref: "../shared/definitions.schema.json#/definitions/text" }, person: { description: "Who said it.", $ref: "../shared/definitions.schema.json#/definitions/label" } } };
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema88.required, parentSchema: schema88, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.quote === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quote" }, message: "must have required property 'quote'", schema: schema88.required, parentSchema: schema88, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "quote" || key0 === "person")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema88, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "quote") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "quote" }, message: "must be equal to constant", schema: "quote", parentSchema: schema88.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.quote !== void 0) {
      let data1 = data.quote;
      if (typeof data1 == "string") {
        if (func3(data1) > 1e4) {
          let err4 = { instancePath: instancePath + "/quote", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/quote", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.person !== void 0) {
      let data2 = data.person;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err6 = { instancePath: instancePath + "/person", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func3(data2) < 1) {
          let err7 = { instancePath: instancePath + "/person", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/person", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema88.type, parentSchema: schema88, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate51.errors = vErrors, errors === 0;
}
var schema91 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Rich text", description: "Running text as a block editor writes it.", type: "object", additionalProperties: !1, required: ["type", "blocks"], properties: { type: { const: "rich-text" }, blocks: { description: "The blocks, in order.", $ref: "../shared/blocks.schema.json" }, surface: { description: "Surface behind the text; canvas when left out.", enum: ["canvas", "paper", "mist"] } } };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema91.required, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.blocks === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blocks" }, message: "must have required property 'blocks'", schema: schema91.required, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "blocks" || key0 === "surface")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema91, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "rich-text") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "rich-text" }, message: "must be equal to constant", schema: "rich-text", parentSchema: schema91.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.blocks !== void 0 && (validate15(data.blocks, { instancePath: instancePath + "/blocks", parentData: data, parentDataProperty: "blocks", rootData }) || (vErrors = gather(vErrors, validate15.errors), errors = vErrors.length)), data.surface !== void 0) {
      let data2 = data.surface;
      if (!(data2 === "canvas" || data2 === "paper" || data2 === "mist")) {
        let err4 = { instancePath: instancePath + "/surface", schemaPath: "#/properties/surface/enum", keyword: "enum", params: { allowedValues: schema91.properties.surface.enum }, message: "must be equal to one of the allowed values", schema: schema91.properties.surface.enum, parentSchema: schema91.properties.surface, data: data2 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema91.type, parentSchema: schema91, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
var schema92 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Section header", description: "A heading that opens a new part of the page.", type: "object", additionalProperties: !1, required: ["type", "title"], properties: { type: { const: "section-header" }, title: { description: "The heading.", $ref: "../shared/definitions.schema.json#/definitions/label" }, subtitle: { description: "A line over the heading.", $ref: "../shared/definitions.schema.json#/definitions/label" }, description: { description: "A sentence or two under the heading.", $ref: "../shared/definitions.schema.json#/definitions/text" }, alignment: { description: "Where the text stands; start when left out.", enum: ["start", "center"] } } };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema92.required, parentSchema: schema92, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema92.required, parentSchema: schema92, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "subtitle" || key0 === "description" || key0 === "alignment")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema92, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "section-header") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "section-header" }, message: "must be equal to constant", schema: "section-header", parentSchema: schema92.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.subtitle !== void 0) {
      let data2 = data.subtitle;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err7 = { instancePath: instancePath + "/subtitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func3(data2) < 1) {
          let err8 = { instancePath: instancePath + "/subtitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/subtitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 == "string") {
        if (func3(data3) > 1e4) {
          let err10 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.alignment !== void 0) {
      let data4 = data.alignment;
      if (!(data4 === "start" || data4 === "center")) {
        let err12 = { instancePath: instancePath + "/alignment", schemaPath: "#/properties/alignment/enum", keyword: "enum", params: { allowedValues: schema92.properties.alignment.enum }, message: "must be equal to one of the allowed values", schema: schema92.properties.alignment.enum, parentSchema: schema92.properties.alignment, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
var schema96 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Stats", description: "Numbers worth knowing, each with what it counts.", type: "object", additionalProperties: !1, required: ["type", "items"], properties: { type: { const: "stats" }, title: { description: "Heading over the module; left out, no heading shows.", $ref: "../shared/definitions.schema.json#/definitions/label" }, items: { description: "The numbers, in order.", type: "array", maxItems: 8, items: { title: "Stat item", type: "object", additionalProperties: !1, required: ["stat", "description"], properties: { stat: { description: "The number, with its unit.", $ref: "../shared/definitions.schema.json#/definitions/label" }, description: { description: "What it counts.", $ref: "../shared/definitions.schema.json#/definitions/label" } } } } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema96.required, parentSchema: schema96, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema96.required, parentSchema: schema96, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "items")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema96, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "stats") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "stats" }, message: "must be equal to constant", schema: "stats", parentSchema: schema96.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.items !== void 0) {
      let data2 = data.items;
      if (Array.isArray(data2)) {
        if (data2.length > 8) {
          let err7 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 8 }, message: "must NOT have more than 8 items", schema: 8, parentSchema: schema96.properties.items, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.stat === void 0) {
              let err8 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "stat" }, message: "must have required property 'stat'", schema: schema96.properties.items.items.required, parentSchema: schema96.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data3.description === void 0) {
              let err9 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'", schema: schema96.properties.items.items.required, parentSchema: schema96.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "stat" || key1 === "description")) {
                let err10 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema96.properties.items.items, data: data3 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            if (data3.stat !== void 0) {
              let data4 = data3.stat;
              if (typeof data4 == "string") {
                if (func3(data4) > 300) {
                  let err11 = { instancePath: instancePath + "/items/" + i0 + "/stat", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data4 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
                if (func3(data4) < 1) {
                  let err12 = { instancePath: instancePath + "/items/" + i0 + "/stat", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data4 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              } else {
                let err13 = { instancePath: instancePath + "/items/" + i0 + "/stat", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data4 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data3.description !== void 0) {
              let data5 = data3.description;
              if (typeof data5 == "string") {
                if (func3(data5) > 300) {
                  let err14 = { instancePath: instancePath + "/items/" + i0 + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
                if (func3(data5) < 1) {
                  let err15 = { instancePath: instancePath + "/items/" + i0 + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/items/" + i0 + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data5 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
          } else {
            let err17 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema96.properties.items.items.type, parentSchema: schema96.properties.items.items, data: data3 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema96.properties.items.type, parentSchema: schema96.properties.items, data: data2 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema96.type, parentSchema: schema96, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
var schema100 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Tabbed content", description: "Topics as tabs; the sections of a topic stand in a side list on wide screens and in an accordion on narrow ones.", type: "object", additionalProperties: !1, required: ["type", "items"], properties: { type: { const: "tabbed-content" }, title: { description: "Heading over the module; left out, no heading shows.", $ref: "../shared/definitions.schema.json#/definitions/label" }, items: { description: "The sections, in order.", type: "array", maxItems: 60, items: { title: "Tabbed content item", type: "object", additionalProperties: !1, required: ["topic", "section", "blockEditor"], properties: { topic: { description: "The tab; items with the same topic share one.", $ref: "../shared/definitions.schema.json#/definitions/label" }, section: { description: "The section within the topic.", $ref: "../shared/definitions.schema.json#/definitions/label" }, blockEditor: { description: "What the section shows.", $ref: "../shared/blocks.schema.json" } } } } } };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema100.required, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.items === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema100.required, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "items")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema100, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "tabbed-content") {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "tabbed-content" }, message: "must be equal to constant", schema: "tabbed-content", parentSchema: schema100.properties.type, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.items !== void 0) {
      let data2 = data.items;
      if (Array.isArray(data2)) {
        if (data2.length > 60) {
          let err7 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 60 }, message: "must NOT have more than 60 items", schema: 60, parentSchema: schema100.properties.items, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.topic === void 0) {
              let err8 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "topic" }, message: "must have required property 'topic'", schema: schema100.properties.items.items.required, parentSchema: schema100.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data3.section === void 0) {
              let err9 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "section" }, message: "must have required property 'section'", schema: schema100.properties.items.items.required, parentSchema: schema100.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data3.blockEditor === void 0) {
              let err10 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "blockEditor" }, message: "must have required property 'blockEditor'", schema: schema100.properties.items.items.required, parentSchema: schema100.properties.items.items, data: data3 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "topic" || key1 === "section" || key1 === "blockEditor")) {
                let err11 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema100.properties.items.items, data: data3 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            if (data3.topic !== void 0) {
              let data4 = data3.topic;
              if (typeof data4 == "string") {
                if (func3(data4) > 300) {
                  let err12 = { instancePath: instancePath + "/items/" + i0 + "/topic", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data4 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
                if (func3(data4) < 1) {
                  let err13 = { instancePath: instancePath + "/items/" + i0 + "/topic", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data4 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                let err14 = { instancePath: instancePath + "/items/" + i0 + "/topic", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data4 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data3.section !== void 0) {
              let data5 = data3.section;
              if (typeof data5 == "string") {
                if (func3(data5) > 300) {
                  let err15 = { instancePath: instancePath + "/items/" + i0 + "/section", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
                if (func3(data5) < 1) {
                  let err16 = { instancePath: instancePath + "/items/" + i0 + "/section", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data5 };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
              } else {
                let err17 = { instancePath: instancePath + "/items/" + i0 + "/section", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data5 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            data3.blockEditor !== void 0 && (validate15(data3.blockEditor, { instancePath: instancePath + "/items/" + i0 + "/blockEditor", parentData: data3, parentDataProperty: "blockEditor", rootData }) || (vErrors = gather(vErrors, validate15.errors), errors = vErrors.length));
          } else {
            let err18 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.properties.items.items.type, parentSchema: schema100.properties.items.items, data: data3 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      } else {
        let err19 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema100.properties.items.type, parentSchema: schema100.properties.items, data: data2 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.type, parentSchema: schema100, data };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema18.required, parentSchema: schema18, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "accordion")
        validate14(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate14.errors), errors = vErrors.length);
      else if (tag0 === "fact-carousel")
        validate37(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate37.errors), errors = vErrors.length);
      else if (tag0 === "feature-cards")
        validate38(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate38.errors), errors = vErrors.length);
      else if (tag0 === "form")
        validate41(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate41.errors), errors = vErrors.length);
      else if (tag0 === "header-banner")
        validate42(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate42.errors), errors = vErrors.length);
      else if (tag0 === "notes")
        validate46(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate46.errors), errors = vErrors.length);
      else if (tag0 === "quick-links")
        validate48(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate48.errors), errors = vErrors.length);
      else if (tag0 === "quote")
        validate51(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate51.errors), errors = vErrors.length);
      else if (tag0 === "rich-text")
        validate52(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate52.errors), errors = vErrors.length);
      else if (tag0 === "section-header")
        validate54(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate54.errors), errors = vErrors.length);
      else if (tag0 === "stats")
        validate55(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate55.errors), errors = vErrors.length);
      else if (tag0 === "tabbed-content")
        validate56(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate56.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf', schema: schema18.discriminator, parentSchema: schema18, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string', schema: schema18.discriminator, parentSchema: schema18, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema18.type, parentSchema: schema18, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.path === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.template === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "template" }, message: "must have required property 'template'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.title === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.seo === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seo" }, message: "must have required property 'seo'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.zones === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zones" }, message: "must have required property 'zones'", schema: schema12.required, parentSchema: schema12, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema12.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema12, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err9 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "page") {
        let err11 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "page" }, message: "must be equal to constant", schema: "page", parentSchema: schema12.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err12 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern0.test(data2)) {
          let err13 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err15 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema12.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.path !== void 0) {
      let data4 = data.path;
      if (typeof data4 == "string") {
        if (func3(data4) > 300) {
          let err16 = { instancePath: instancePath + "/path", schemaPath: "../shared/definitions.schema.json#/definitions/path/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema16, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!pattern1.test(data4)) {
          let err17 = { instancePath: instancePath + "/path", schemaPath: "../shared/definitions.schema.json#/definitions/path/pattern", keyword: "pattern", params: { pattern: "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$" }, message: 'must match pattern "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$"', schema: "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$", parentSchema: schema16, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/path", schemaPath: "../shared/definitions.schema.json#/definitions/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.type, parentSchema: schema16, data: data4 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.template !== void 0) {
      let data5 = data.template;
      if (typeof data5 == "string") {
        if (func3(data5) > 80) {
          let err19 = { instancePath: instancePath + "/template", schemaPath: "#/properties/template/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema12.properties.template, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (func3(data5) < 1) {
          let err20 = { instancePath: instancePath + "/template", schemaPath: "#/properties/template/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema12.properties.template, data: data5 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/template", schemaPath: "#/properties/template/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.template.type, parentSchema: schema12.properties.template, data: data5 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.title !== void 0) {
      let data6 = data.title;
      if (typeof data6 == "string") {
        if (func3(data6) > 300) {
          let err22 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data6 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data6) < 1) {
          let err23 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data6 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data6 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.seo !== void 0) {
      let data7 = data.seo;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.sitemapVisible === void 0) {
          let err25 = { instancePath: instancePath + "/seo", schemaPath: "#/properties/seo/required", keyword: "required", params: { missingProperty: "sitemapVisible" }, message: "must have required property 'sitemapVisible'", schema: schema12.properties.seo.required, parentSchema: schema12.properties.seo, data: data7 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        for (let key1 in data7)
          if (!(key1 === "metaDescription" || key1 === "metaKeywords" || key1 === "metaHTML" || key1 === "sitemapVisible")) {
            let err26 = { instancePath: instancePath + "/seo", schemaPath: "#/properties/seo/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema12.properties.seo, data: data7 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        if (data7.metaDescription !== void 0) {
          let data8 = data7.metaDescription;
          if (typeof data8 == "string") {
            if (func3(data8) > 500) {
              let err27 = { instancePath: instancePath + "/seo/metaDescription", schemaPath: "#/properties/seo/properties/metaDescription/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema12.properties.seo.properties.metaDescription, data: data8 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            let err28 = { instancePath: instancePath + "/seo/metaDescription", schemaPath: "#/properties/seo/properties/metaDescription/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.seo.properties.metaDescription.type, parentSchema: schema12.properties.seo.properties.metaDescription, data: data8 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data7.metaKeywords !== void 0) {
          let data9 = data7.metaKeywords;
          if (typeof data9 == "string") {
            if (func3(data9) > 500) {
              let err29 = { instancePath: instancePath + "/seo/metaKeywords", schemaPath: "#/properties/seo/properties/metaKeywords/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema12.properties.seo.properties.metaKeywords, data: data9 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/seo/metaKeywords", schemaPath: "#/properties/seo/properties/metaKeywords/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.seo.properties.metaKeywords.type, parentSchema: schema12.properties.seo.properties.metaKeywords, data: data9 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        if (data7.metaHTML !== void 0) {
          let data10 = data7.metaHTML;
          if (typeof data10 == "string") {
            if (func3(data10) > 5e3) {
              let err31 = { instancePath: instancePath + "/seo/metaHTML", schemaPath: "#/properties/seo/properties/metaHTML/maxLength", keyword: "maxLength", params: { limit: 5e3 }, message: "must NOT have more than 5000 characters", schema: 5e3, parentSchema: schema12.properties.seo.properties.metaHTML, data: data10 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          } else {
            let err32 = { instancePath: instancePath + "/seo/metaHTML", schemaPath: "#/properties/seo/properties/metaHTML/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema12.properties.seo.properties.metaHTML.type, parentSchema: schema12.properties.seo.properties.metaHTML, data: data10 };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
        if (data7.sitemapVisible !== void 0) {
          let data11 = data7.sitemapVisible;
          if (typeof data11 != "boolean") {
            let err33 = { instancePath: instancePath + "/seo/sitemapVisible", schemaPath: "#/properties/seo/properties/sitemapVisible/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema12.properties.seo.properties.sitemapVisible.type, parentSchema: schema12.properties.seo.properties.sitemapVisible, data: data11 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
      } else {
        let err34 = { instancePath: instancePath + "/seo", schemaPath: "#/properties/seo/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.seo.type, parentSchema: schema12.properties.seo, data: data7 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.header !== void 0) {
      let data12 = data.header;
      if (!(data12 === "shown" || data12 === "hidden")) {
        let err35 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/enum", keyword: "enum", params: { allowedValues: schema12.properties.header.enum }, message: "must be equal to one of the allowed values", schema: schema12.properties.header.enum, parentSchema: schema12.properties.header, data: data12 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.zones !== void 0) {
      let data13 = data.zones;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.content === void 0) {
          let err36 = { instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'", schema: schema12.properties.zones.required, parentSchema: schema12.properties.zones, data: data13 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        for (let key2 in data13)
          if (key2 !== "content") {
            let err37 = { instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema12.properties.zones, data: data13 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        if (data13.content !== void 0) {
          let data14 = data13.content;
          if (Array.isArray(data14)) {
            if (data14.length > 200) {
              let err38 = { instancePath: instancePath + "/zones/content", schemaPath: "#/properties/zones/properties/content/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema12.properties.zones.properties.content, data: data14 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            let len0 = data14.length;
            for (let i0 = 0; i0 < len0; i0++)
              validate13(data14[i0], { instancePath: instancePath + "/zones/content/" + i0, parentData: data14, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate13.errors), errors = vErrors.length);
          } else {
            let err39 = { instancePath: instancePath + "/zones/content", schemaPath: "#/properties/zones/properties/content/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema12.properties.zones.properties.content.type, parentSchema: schema12.properties.zones.properties.content, data: data14 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
      } else {
        let err40 = { instancePath: instancePath + "/zones", schemaPath: "#/properties/zones/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.properties.zones.type, parentSchema: schema12.properties.zones, data: data13 };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
  } else {
    let err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema12.type, parentSchema: schema12, data };
    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
var schema104 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Journey", description: "Ordered steps, the rules between them and what happens on events.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "steps"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "journey" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, facts: { description: "Values derived by rules, read as facts.<name>; a fact may read other facts but not itself.", type: "object", additionalProperties: { $ref: "../shared/definitions.schema.json#/definitions/rule" }, propertyNames: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, steps: { type: "array", minItems: 1, maxItems: 200, items: { title: "Step", type: "object", additionalProperties: !1, required: ["id", "form", "submitLabel"], properties: { id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, form: { description: "Id of the form the step shows.", $ref: "../shared/definitions.schema.json#/definitions/id" }, title: { $ref: "../shared/definitions.schema.json#/definitions/label" }, submitLabel: { $ref: "../shared/definitions.schema.json#/definitions/label" }, back: { description: "The Back button: goes to the step before, or to `href` from the first step.", title: "Back", type: "object", additionalProperties: !1, required: ["label"], properties: { label: { $ref: "../shared/definitions.schema.json#/definitions/label" }, href: { $ref: "../shared/definitions.schema.json#/definitions/path" } } }, when: { description: "The step is on the path only while this rule is true.", $ref: "../shared/definitions.schema.json#/definitions/rule" }, needs: { title: "Need", description: "What must exist; without it the visitor is sent to another step.", type: "object", additionalProperties: !1, required: ["that", "otherwise"], properties: { that: { $ref: "../shared/definitions.schema.json#/definitions/rule" }, otherwise: { description: "Id of the step to go to.", $ref: "../shared/definitions.schema.json#/definitions/id" } } }, next: { description: "First true row wins; else the next step in order whose `when` holds.", type: "array", maxItems: 100, items: { title: "Next row", type: "object", additionalProperties: !1, required: ["step"], properties: { when: { $ref: "../shared/definitions.schema.json#/definitions/rule" }, step: { $ref: "../shared/definitions.schema.json#/definitions/id" } } } }, errorSummaryTitle: { description: "Heading of the list of problems.", $ref: "../shared/definitions.schema.json#/definitions/label" }, onEnter: { type: "array", maxItems: 50, items: { $ref: "../shared/action.schema.json" }, description: "When the visitor first comes to the step." }, onInvalid: { description: "When a submission has validation errors; `problem` is the first of them.", type: "array", maxItems: 50, items: { $ref: "../shared/action.schema.json" } }, onSubmit: { type: "array", maxItems: 50, items: { $ref: "../shared/action.schema.json" }, description: "When a submission has no validation errors." } } }, description: "In order; the first has no `when`, so that there is always a step to show." } } }, schema107 = { description: "Name of a field, fact, result or parameter: camelCase.", type: "string", pattern: "^[a-z][A-Za-z0-9]*$", maxLength: 80 };
var pattern18 = new RegExp("^[a-z][A-Za-z0-9]*$", "u"), schema121 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Action", description: "Something that happens on an event.", type: "object", required: ["action"], discriminator: { propertyName: "action" }, oneOf: [{ $ref: "#/definitions/call" }, { $ref: "#/definitions/attempt" }, { $ref: "#/definitions/set" }, { $ref: "#/definitions/clear" }, { $ref: "#/definitions/track" }, { $ref: "#/definitions/notify" }, { $ref: "#/definitions/reset" }, { $ref: "#/definitions/go" }], definitions: { call: { title: "Call action", description: "Calls an operation; what follows waits for its outcome.", type: "object", additionalProperties: !1, required: ["action", "operation"], properties: { action: { const: "call" }, operation: { $ref: "definitions.schema.json#/definitions/id" }, with: { description: "Input of the operation: one template per input property.", type: "object", tsType: "Record<string, Template>" }, as: { description: "Name of the result, read as results.<name>.", $ref: "definitions.schema.json#/definitions/name" }, onFailure: { description: "What happens when the call fails; then the list ends. Without it a failure ends the whole event.", type: "array", maxItems: 50, items: { $ref: "#" } } } }, attempt: { title: "Attempt action", description: "Runs its actions as one; after a failed call it goes on again from that call, `retries` times in all.", type: "object", additionalProperties: !1, required: ["action", "retries", "actions"], properties: { action: { const: "attempt" }, retries: { type: "integer", minimum: 0, maximum: 10 }, actions: { type: "array", maxItems: 50, items: { $ref: "#" } }, onFailure: { description: "What happens when the retries are used up; then the event ends as failed.", type: "array", maxItems: 50, items: { $ref: "#" } } } }, set: { title: "Set action", description: "Gives an answer a value.", type: "object", additionalProperties: !1, required: ["action", "answer", "to"], properties: { action: { const: "set" }, answer: { $ref: "definitions.schema.json#/definitions/name" }, to: { $ref: "definitions.schema.json#/definitions/rule" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } }, clear: { title: "Clear action", description: "Takes answers away.", type: "object", additionalProperties: !1, required: ["action", "answers"], properties: { action: { const: "clear" }, answers: { type: "array", minItems: 1, maxItems: 200, items: { $ref: "definitions.schema.json#/definitions/name" } }, when: { $ref: "definitions.schema.json#/definitions/rule" } } }, track: { title: "Track action", description: "Pushes an event onto the data layer.", type: "object", additionalProperties: !1, required: ["action", "event"], properties: { action: { const: "track" }, event: { description: "Id of an analytics document.", $ref: "definitions.schema.json#/definitions/id" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } }, notify: { title: "Notify action", description: "Shows a banner that the visitor can close.", type: "object", additionalProperties: !1, required: ["action", "tone", "message", "closeLabel"], properties: { action: { const: "notify" }, tone: { enum: ["error", "info", "success"] }, message: { $ref: "definitions.schema.json#/definitions/label" }, closeLabel: { description: "Name of the close button.", $ref: "definitions.schema.json#/definitions/label" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } }, reset: { title: "Reset action", description: "Forgets every answer and result of the journey.", type: "object", additionalProperties: !1, required: ["action"], properties: { action: { const: "reset" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } }, go: { title: "Go action", description: "Ends the event and sends the visitor to a step of the journey, or out of it to a page.", type: "object", additionalProperties: !1, required: ["action"], properties: { action: { const: "go" }, step: { $ref: "definitions.schema.json#/definitions/id" }, page: { description: "Id of a page.", $ref: "definitions.schema.json#/definitions/id" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } } } }, schema122 = { title: "Call action", description: "Calls an operation; what follows waits for its outcome.", type: "object", additionalProperties: !1, required: ["action", "operation"], properties: { action: { const: "call" }, operation: { $ref: "definitions.schema.json#/definitions/id" }, with: { description: "Input of the operation: one template per input property.", type: "object", tsType: "Record<string, Template>" }, as: { description: "Name of the result, read as results.<name>.", $ref: "definitions.schema.json#/definitions/name" }, onFailure: { description: "What happens when the call fails; then the list ends. Without it a failure ends the whole event.", type: "array", maxItems: 50, items: { $ref: "#" } } } }, root1 = { validate: validate72 };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema122.required, parentSchema: schema122, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.operation === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema122.required, parentSchema: schema122, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "operation" || key0 === "with" || key0 === "as" || key0 === "onFailure")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema122, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "call") {
        let err3 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "call" }, message: "must be equal to constant", schema: "call", parentSchema: schema122.properties.action, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data1 = data.operation;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err4 = { instancePath: instancePath + "/operation", schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern0.test(data1)) {
          let err5 = { instancePath: instancePath + "/operation", schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/operation", schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.with !== void 0) {
      let data2 = data.with;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err7 = { instancePath: instancePath + "/with", schemaPath: "#/properties/with/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema122.properties.with.type, parentSchema: schema122.properties.with, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.as !== void 0) {
      let data3 = data.as;
      if (typeof data3 == "string") {
        if (func3(data3) > 80) {
          let err8 = { instancePath: instancePath + "/as", schemaPath: "definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern18.test(data3)) {
          let err9 = { instancePath: instancePath + "/as", schemaPath: "definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/as", schemaPath: "definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.onFailure !== void 0) {
      let data4 = data.onFailure;
      if (Array.isArray(data4)) {
        if (data4.length > 50) {
          let err11 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema122.properties.onFailure, data: data4 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          root1.validate(data4[i0], { instancePath: instancePath + "/onFailure/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, root1.validate.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema122.properties.onFailure.type, parentSchema: schema122.properties.onFailure, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema122.type, parentSchema: schema122, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
var schema125 = { title: "Attempt action", description: "Runs its actions as one; after a failed call it goes on again from that call, `retries` times in all.", type: "object", additionalProperties: !1, required: ["action", "retries", "actions"], properties: { action: { const: "attempt" }, retries: { type: "integer", minimum: 0, maximum: 10 }, actions: { type: "array", maxItems: 50, items: { $ref: "#" } }, onFailure: { description: "What happens when the retries are used up; then the event ends as failed.", type: "array", maxItems: 50, items: { $ref: "#" } } } };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema125.required, parentSchema: schema125, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.retries === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retries" }, message: "must have required property 'retries'", schema: schema125.required, parentSchema: schema125, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.actions === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actions" }, message: "must have required property 'actions'", schema: schema125.required, parentSchema: schema125, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "retries" || key0 === "actions" || key0 === "onFailure")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema125, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "attempt") {
        let err4 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "attempt" }, message: "must be equal to constant", schema: "attempt", parentSchema: schema125.properties.action, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.retries !== void 0) {
      let data1 = data.retries;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/retries", schemaPath: "#/properties/retries/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema125.properties.retries.type, parentSchema: schema125.properties.retries, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 10 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/retries", schemaPath: "#/properties/retries/maximum", keyword: "maximum", params: { comparison: "<=", limit: 10 }, message: "must be <= 10", schema: 10, parentSchema: schema125.properties.retries, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/retries", schemaPath: "#/properties/retries/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema125.properties.retries, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.actions !== void 0) {
      let data2 = data.actions;
      if (Array.isArray(data2)) {
        if (data2.length > 50) {
          let err8 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema125.properties.actions, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          root1.validate(data2[i0], { instancePath: instancePath + "/actions/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, root1.validate.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/actions", schemaPath: "#/properties/actions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema125.properties.actions.type, parentSchema: schema125.properties.actions, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.onFailure !== void 0) {
      let data4 = data.onFailure;
      if (Array.isArray(data4)) {
        if (data4.length > 50) {
          let err10 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema125.properties.onFailure, data: data4 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          root1.validate(data4[i1], { instancePath: instancePath + "/onFailure/" + i1, parentData: data4, parentDataProperty: i1, rootData }) || (vErrors = gather(vErrors, root1.validate.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema125.properties.onFailure.type, parentSchema: schema125.properties.onFailure, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema125.type, parentSchema: schema125, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate74.errors = vErrors, errors === 0;
}
var schema126 = { title: "Set action", description: "Gives an answer a value.", type: "object", additionalProperties: !1, required: ["action", "answer", "to"], properties: { action: { const: "set" }, answer: { $ref: "definitions.schema.json#/definitions/name" }, to: { $ref: "definitions.schema.json#/definitions/rule" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema126.required, parentSchema: schema126, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.answer === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answer" }, message: "must have required property 'answer'", schema: schema126.required, parentSchema: schema126, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.to === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema126.required, parentSchema: schema126, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "answer" || key0 === "to" || key0 === "when")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema126, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "set") {
        let err4 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "set" }, message: "must be equal to constant", schema: "set", parentSchema: schema126.properties.action, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.answer !== void 0) {
      let data1 = data.answer;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err5 = { instancePath: instancePath + "/answer", schemaPath: "definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern18.test(data1)) {
          let err6 = { instancePath: instancePath + "/answer", schemaPath: "definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/answer", schemaPath: "definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema126.type, parentSchema: schema126, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
var schema130 = { title: "Clear action", description: "Takes answers away.", type: "object", additionalProperties: !1, required: ["action", "answers"], properties: { action: { const: "clear" }, answers: { type: "array", minItems: 1, maxItems: 200, items: { $ref: "definitions.schema.json#/definitions/name" } }, when: { $ref: "definitions.schema.json#/definitions/rule" } } };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema130.required, parentSchema: schema130, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.answers === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answers" }, message: "must have required property 'answers'", schema: schema130.required, parentSchema: schema130, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "answers" || key0 === "when")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema130, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "clear") {
        let err3 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "clear" }, message: "must be equal to constant", schema: "clear", parentSchema: schema130.properties.action, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.answers !== void 0) {
      let data1 = data.answers;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          let err4 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema130.properties.answers, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.length < 1) {
          let err5 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema130.properties.answers, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func3(data2) > 80) {
              let err6 = { instancePath: instancePath + "/answers/" + i0, schemaPath: "definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: data2 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (!pattern18.test(data2)) {
              let err7 = { instancePath: instancePath + "/answers/" + i0, schemaPath: "definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: data2 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/answers/" + i0, schemaPath: "definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        let err9 = { instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema130.properties.answers.type, parentSchema: schema130.properties.answers, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema130.type, parentSchema: schema130, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate76.errors = vErrors, errors === 0;
}
var schema133 = { title: "Track action", description: "Pushes an event onto the data layer.", type: "object", additionalProperties: !1, required: ["action", "event"], properties: { action: { const: "track" }, event: { description: "Id of an analytics document.", $ref: "definitions.schema.json#/definitions/id" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema133.required, parentSchema: schema133, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.event === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'", schema: schema133.required, parentSchema: schema133, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "event" || key0 === "when")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema133, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "track") {
        let err3 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "track" }, message: "must be equal to constant", schema: "track", parentSchema: schema133.properties.action, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.event !== void 0) {
      let data1 = data.event;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err4 = { instancePath: instancePath + "/event", schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern0.test(data1)) {
          let err5 = { instancePath: instancePath + "/event", schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/event", schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema133.type, parentSchema: schema133, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
var schema136 = { title: "Notify action", description: "Shows a banner that the visitor can close.", type: "object", additionalProperties: !1, required: ["action", "tone", "message", "closeLabel"], properties: { action: { const: "notify" }, tone: { enum: ["error", "info", "success"] }, message: { $ref: "definitions.schema.json#/definitions/label" }, closeLabel: { description: "Name of the close button.", $ref: "definitions.schema.json#/definitions/label" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema136.required, parentSchema: schema136, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tone === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tone" }, message: "must have required property 'tone'", schema: schema136.required, parentSchema: schema136, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.message === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema136.required, parentSchema: schema136, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.closeLabel === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "closeLabel" }, message: "must have required property 'closeLabel'", schema: schema136.required, parentSchema: schema136, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "tone" || key0 === "message" || key0 === "closeLabel" || key0 === "when")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema136, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "notify") {
        let err5 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "notify" }, message: "must be equal to constant", schema: "notify", parentSchema: schema136.properties.action, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.tone !== void 0) {
      let data1 = data.tone;
      if (!(data1 === "error" || data1 === "info" || data1 === "success")) {
        let err6 = { instancePath: instancePath + "/tone", schemaPath: "#/properties/tone/enum", keyword: "enum", params: { allowedValues: schema136.properties.tone.enum }, message: "must be equal to one of the allowed values", schema: schema136.properties.tone.enum, parentSchema: schema136.properties.tone, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.message !== void 0) {
      let data2 = data.message;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err7 = { instancePath: instancePath + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func3(data2) < 1) {
          let err8 = { instancePath: instancePath + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.closeLabel !== void 0) {
      let data3 = data.closeLabel;
      if (typeof data3 == "string") {
        if (func3(data3) > 300) {
          let err10 = { instancePath: instancePath + "/closeLabel", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data3) < 1) {
          let err11 = { instancePath: instancePath + "/closeLabel", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/closeLabel", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema136.type, parentSchema: schema136, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
var schema140 = { title: "Reset action", description: "Forgets every answer and result of the journey.", type: "object", additionalProperties: !1, required: ["action"], properties: { action: { const: "reset" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema140.required, parentSchema: schema140, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "when")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema140, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "reset") {
        let err2 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "reset" }, message: "must be equal to constant", schema: "reset", parentSchema: schema140.properties.action, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema140.type, parentSchema: schema140, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate79.errors = vErrors, errors === 0;
}
var schema142 = { title: "Go action", description: "Ends the event and sends the visitor to a step of the journey, or out of it to a page.", type: "object", additionalProperties: !1, required: ["action"], properties: { action: { const: "go" }, step: { $ref: "definitions.schema.json#/definitions/id" }, page: { description: "Id of a page.", $ref: "definitions.schema.json#/definitions/id" }, when: { $ref: "definitions.schema.json#/definitions/rule" } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema142.required, parentSchema: schema142, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "action" || key0 === "step" || key0 === "page" || key0 === "when")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema142, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (data0 !== "go") {
        let err2 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "go" }, message: "must be equal to constant", schema: "go", parentSchema: schema142.properties.action, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (typeof data1 == "string") {
        if (func3(data1) > 80) {
          let err3 = { instancePath: instancePath + "/step", schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern0.test(data1)) {
          let err4 = { instancePath: instancePath + "/step", schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/step", schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.page !== void 0) {
      let data2 = data.page;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err6 = { instancePath: instancePath + "/page", schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern0.test(data2)) {
          let err7 = { instancePath: instancePath + "/page", schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/page", schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema142.type, parentSchema: schema142, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate80.errors = vErrors, errors === 0;
}
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'", schema: schema121.required, parentSchema: schema121, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.action;
    if (typeof tag0 == "string")
      if (tag0 === "call")
        validate73(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate73.errors), errors = vErrors.length);
      else if (tag0 === "attempt")
        validate74(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate74.errors), errors = vErrors.length);
      else if (tag0 === "set")
        validate75(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate75.errors), errors = vErrors.length);
      else if (tag0 === "clear")
        validate76(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate76.errors), errors = vErrors.length);
      else if (tag0 === "track")
        validate77(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate77.errors), errors = vErrors.length);
      else if (tag0 === "notify")
        validate78(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate78.errors), errors = vErrors.length);
      else if (tag0 === "reset")
        validate79(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate79.errors), errors = vErrors.length);
      else if (tag0 === "go")
        validate80(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate80.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "action", tagValue: tag0 }, message: 'value of tag "action" must be in oneOf', schema: schema121.discriminator, parentSchema: schema121, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "action", tagValue: tag0 }, message: 'tag "action" must be string', schema: schema121.discriminator, parentSchema: schema121, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema121.type, parentSchema: schema121, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.steps === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property 'steps'", schema: schema104.required, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "facts" || key0 === "steps")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema104, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "journey") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "journey" }, message: "must be equal to constant", schema: "journey", parentSchema: schema104.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema104.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.facts !== void 0) {
      let data4 = data.facts;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4))
        for (let key1 in data4) {
          let _errs12 = errors;
          if (typeof key1 == "string") {
            if (func3(key1) > 80) {
              let err12 = { instancePath: instancePath + "/facts", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: key1, propertyName: key1 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (!pattern18.test(key1)) {
              let err13 = { instancePath: instancePath + "/facts", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: key1, propertyName: key1 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          } else {
            let err14 = { instancePath: instancePath + "/facts", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: key1, propertyName: key1 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          var valid3 = _errs12 === errors;
          if (!valid3) {
            let err15 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema104.properties.facts.propertyNames, parentSchema: schema104.properties.facts, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      else {
        let err16 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.facts.type, parentSchema: schema104.properties.facts, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data6 = data.steps;
      if (Array.isArray(data6)) {
        if (data6.length > 200) {
          let err17 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema104.properties.steps, data: data6 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data6.length < 1) {
          let err18 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema104.properties.steps, data: data6 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.id === void 0) {
              let err19 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema104.properties.steps.items.required, parentSchema: schema104.properties.steps.items, data: data7 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data7.form === void 0) {
              let err20 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "form" }, message: "must have required property 'form'", schema: schema104.properties.steps.items.required, parentSchema: schema104.properties.steps.items, data: data7 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (data7.submitLabel === void 0) {
              let err21 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: "submitLabel" }, message: "must have required property 'submitLabel'", schema: schema104.properties.steps.items.required, parentSchema: schema104.properties.steps.items, data: data7 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            for (let key3 in data7)
              if (!func2.call(schema104.properties.steps.items.properties, key3)) {
                let err22 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema104.properties.steps.items, data: data7 };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            if (data7.id !== void 0) {
              let data8 = data7.id;
              if (typeof data8 == "string") {
                if (func3(data8) > 80) {
                  let err23 = { instancePath: instancePath + "/steps/" + i0 + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data8 };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
                if (!pattern0.test(data8)) {
                  let err24 = { instancePath: instancePath + "/steps/" + i0 + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data8 };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                let err25 = { instancePath: instancePath + "/steps/" + i0 + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data8 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data7.form !== void 0) {
              let data9 = data7.form;
              if (typeof data9 == "string") {
                if (func3(data9) > 80) {
                  let err26 = { instancePath: instancePath + "/steps/" + i0 + "/form", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data9 };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
                if (!pattern0.test(data9)) {
                  let err27 = { instancePath: instancePath + "/steps/" + i0 + "/form", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data9 };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
              } else {
                let err28 = { instancePath: instancePath + "/steps/" + i0 + "/form", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data9 };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
            if (data7.title !== void 0) {
              let data10 = data7.title;
              if (typeof data10 == "string") {
                if (func3(data10) > 300) {
                  let err29 = { instancePath: instancePath + "/steps/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data10 };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
                if (func3(data10) < 1) {
                  let err30 = { instancePath: instancePath + "/steps/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data10 };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
              } else {
                let err31 = { instancePath: instancePath + "/steps/" + i0 + "/title", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data10 };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            }
            if (data7.submitLabel !== void 0) {
              let data11 = data7.submitLabel;
              if (typeof data11 == "string") {
                if (func3(data11) > 300) {
                  let err32 = { instancePath: instancePath + "/steps/" + i0 + "/submitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data11 };
                  vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                }
                if (func3(data11) < 1) {
                  let err33 = { instancePath: instancePath + "/steps/" + i0 + "/submitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data11 };
                  vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                }
              } else {
                let err34 = { instancePath: instancePath + "/steps/" + i0 + "/submitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data11 };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
            }
            if (data7.back !== void 0) {
              let data12 = data7.back;
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.label === void 0) {
                  let err35 = { instancePath: instancePath + "/steps/" + i0 + "/back", schemaPath: "#/properties/steps/items/properties/back/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema104.properties.steps.items.properties.back.required, parentSchema: schema104.properties.steps.items.properties.back, data: data12 };
                  vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
                for (let key4 in data12)
                  if (!(key4 === "label" || key4 === "href")) {
                    let err36 = { instancePath: instancePath + "/steps/" + i0 + "/back", schemaPath: "#/properties/steps/items/properties/back/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema104.properties.steps.items.properties.back, data: data12 };
                    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                  }
                if (data12.label !== void 0) {
                  let data13 = data12.label;
                  if (typeof data13 == "string") {
                    if (func3(data13) > 300) {
                      let err37 = { instancePath: instancePath + "/steps/" + i0 + "/back/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data13 };
                      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                    }
                    if (func3(data13) < 1) {
                      let err38 = { instancePath: instancePath + "/steps/" + i0 + "/back/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data13 };
                      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                    }
                  } else {
                    let err39 = { instancePath: instancePath + "/steps/" + i0 + "/back/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data13 };
                    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                  }
                }
                if (data12.href !== void 0) {
                  let data14 = data12.href;
                  if (typeof data14 == "string") {
                    if (func3(data14) > 300) {
                      let err40 = { instancePath: instancePath + "/steps/" + i0 + "/back/href", schemaPath: "../shared/definitions.schema.json#/definitions/path/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema16, data: data14 };
                      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                    }
                    if (!pattern1.test(data14)) {
                      let err41 = { instancePath: instancePath + "/steps/" + i0 + "/back/href", schemaPath: "../shared/definitions.schema.json#/definitions/path/pattern", keyword: "pattern", params: { pattern: "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$" }, message: 'must match pattern "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$"', schema: "^/([a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*)?$", parentSchema: schema16, data: data14 };
                      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                    }
                  } else {
                    let err42 = { instancePath: instancePath + "/steps/" + i0 + "/back/href", schemaPath: "../shared/definitions.schema.json#/definitions/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema16.type, parentSchema: schema16, data: data14 };
                    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                  }
                }
              } else {
                let err43 = { instancePath: instancePath + "/steps/" + i0 + "/back", schemaPath: "#/properties/steps/items/properties/back/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.steps.items.properties.back.type, parentSchema: schema104.properties.steps.items.properties.back, data: data12 };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
            }
            if (data7.needs !== void 0) {
              let data16 = data7.needs;
              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                if (data16.that === void 0) {
                  let err44 = { instancePath: instancePath + "/steps/" + i0 + "/needs", schemaPath: "#/properties/steps/items/properties/needs/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema104.properties.steps.items.properties.needs.required, parentSchema: schema104.properties.steps.items.properties.needs, data: data16 };
                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
                if (data16.otherwise === void 0) {
                  let err45 = { instancePath: instancePath + "/steps/" + i0 + "/needs", schemaPath: "#/properties/steps/items/properties/needs/required", keyword: "required", params: { missingProperty: "otherwise" }, message: "must have required property 'otherwise'", schema: schema104.properties.steps.items.properties.needs.required, parentSchema: schema104.properties.steps.items.properties.needs, data: data16 };
                  vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                }
                for (let key5 in data16)
                  if (!(key5 === "that" || key5 === "otherwise")) {
                    let err46 = { instancePath: instancePath + "/steps/" + i0 + "/needs", schemaPath: "#/properties/steps/items/properties/needs/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema104.properties.steps.items.properties.needs, data: data16 };
                    vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                  }
                if (data16.otherwise !== void 0) {
                  let data18 = data16.otherwise;
                  if (typeof data18 == "string") {
                    if (func3(data18) > 80) {
                      let err47 = { instancePath: instancePath + "/steps/" + i0 + "/needs/otherwise", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data18 };
                      vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                    }
                    if (!pattern0.test(data18)) {
                      let err48 = { instancePath: instancePath + "/steps/" + i0 + "/needs/otherwise", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data18 };
                      vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                    }
                  } else {
                    let err49 = { instancePath: instancePath + "/steps/" + i0 + "/needs/otherwise", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data18 };
                    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                  }
                }
              } else {
                let err50 = { instancePath: instancePath + "/steps/" + i0 + "/needs", schemaPath: "#/properties/steps/items/properties/needs/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.steps.items.properties.needs.type, parentSchema: schema104.properties.steps.items.properties.needs, data: data16 };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
            }
            if (data7.next !== void 0) {
              let data19 = data7.next;
              if (Array.isArray(data19)) {
                if (data19.length > 100) {
                  let err51 = { instancePath: instancePath + "/steps/" + i0 + "/next", schemaPath: "#/properties/steps/items/properties/next/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema104.properties.steps.items.properties.next, data: data19 };
                  vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                }
                let len1 = data19.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data20 = data19[i1];
                  if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                    if (data20.step === void 0) {
                      let err52 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1, schemaPath: "#/properties/steps/items/properties/next/items/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'", schema: schema104.properties.steps.items.properties.next.items.required, parentSchema: schema104.properties.steps.items.properties.next.items, data: data20 };
                      vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                    }
                    for (let key6 in data20)
                      if (!(key6 === "when" || key6 === "step")) {
                        let err53 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1, schemaPath: "#/properties/steps/items/properties/next/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema104.properties.steps.items.properties.next.items, data: data20 };
                        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                      }
                    if (data20.step !== void 0) {
                      let data22 = data20.step;
                      if (typeof data22 == "string") {
                        if (func3(data22) > 80) {
                          let err54 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1 + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data22 };
                          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                        }
                        if (!pattern0.test(data22)) {
                          let err55 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1 + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data22 };
                          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                        }
                      } else {
                        let err56 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1 + "/step", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data22 };
                        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                      }
                    }
                  } else {
                    let err57 = { instancePath: instancePath + "/steps/" + i0 + "/next/" + i1, schemaPath: "#/properties/steps/items/properties/next/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.steps.items.properties.next.items.type, parentSchema: schema104.properties.steps.items.properties.next.items, data: data20 };
                    vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                  }
                }
              } else {
                let err58 = { instancePath: instancePath + "/steps/" + i0 + "/next", schemaPath: "#/properties/steps/items/properties/next/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema104.properties.steps.items.properties.next.type, parentSchema: schema104.properties.steps.items.properties.next, data: data19 };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
              }
            }
            if (data7.errorSummaryTitle !== void 0) {
              let data23 = data7.errorSummaryTitle;
              if (typeof data23 == "string") {
                if (func3(data23) > 300) {
                  let err59 = { instancePath: instancePath + "/steps/" + i0 + "/errorSummaryTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data23 };
                  vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                }
                if (func3(data23) < 1) {
                  let err60 = { instancePath: instancePath + "/steps/" + i0 + "/errorSummaryTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data23 };
                  vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                }
              } else {
                let err61 = { instancePath: instancePath + "/steps/" + i0 + "/errorSummaryTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data23 };
                vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
              }
            }
            if (data7.onEnter !== void 0) {
              let data24 = data7.onEnter;
              if (Array.isArray(data24)) {
                if (data24.length > 50) {
                  let err62 = { instancePath: instancePath + "/steps/" + i0 + "/onEnter", schemaPath: "#/properties/steps/items/properties/onEnter/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema104.properties.steps.items.properties.onEnter, data: data24 };
                  vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                }
                let len2 = data24.length;
                for (let i2 = 0; i2 < len2; i2++)
                  validate72(data24[i2], { instancePath: instancePath + "/steps/" + i0 + "/onEnter/" + i2, parentData: data24, parentDataProperty: i2, rootData }) || (vErrors = gather(vErrors, validate72.errors), errors = vErrors.length);
              } else {
                let err63 = { instancePath: instancePath + "/steps/" + i0 + "/onEnter", schemaPath: "#/properties/steps/items/properties/onEnter/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema104.properties.steps.items.properties.onEnter.type, parentSchema: schema104.properties.steps.items.properties.onEnter, data: data24 };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
              }
            }
            if (data7.onInvalid !== void 0) {
              let data26 = data7.onInvalid;
              if (Array.isArray(data26)) {
                if (data26.length > 50) {
                  let err64 = { instancePath: instancePath + "/steps/" + i0 + "/onInvalid", schemaPath: "#/properties/steps/items/properties/onInvalid/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema104.properties.steps.items.properties.onInvalid, data: data26 };
                  vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                }
                let len3 = data26.length;
                for (let i3 = 0; i3 < len3; i3++)
                  validate72(data26[i3], { instancePath: instancePath + "/steps/" + i0 + "/onInvalid/" + i3, parentData: data26, parentDataProperty: i3, rootData }) || (vErrors = gather(vErrors, validate72.errors), errors = vErrors.length);
              } else {
                let err65 = { instancePath: instancePath + "/steps/" + i0 + "/onInvalid", schemaPath: "#/properties/steps/items/properties/onInvalid/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema104.properties.steps.items.properties.onInvalid.type, parentSchema: schema104.properties.steps.items.properties.onInvalid, data: data26 };
                vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
              }
            }
            if (data7.onSubmit !== void 0) {
              let data28 = data7.onSubmit;
              if (Array.isArray(data28)) {
                if (data28.length > 50) {
                  let err66 = { instancePath: instancePath + "/steps/" + i0 + "/onSubmit", schemaPath: "#/properties/steps/items/properties/onSubmit/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema104.properties.steps.items.properties.onSubmit, data: data28 };
                  vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                }
                let len4 = data28.length;
                for (let i4 = 0; i4 < len4; i4++)
                  validate72(data28[i4], { instancePath: instancePath + "/steps/" + i0 + "/onSubmit/" + i4, parentData: data28, parentDataProperty: i4, rootData }) || (vErrors = gather(vErrors, validate72.errors), errors = vErrors.length);
              } else {
                let err67 = { instancePath: instancePath + "/steps/" + i0 + "/onSubmit", schemaPath: "#/properties/steps/items/properties/onSubmit/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema104.properties.steps.items.properties.onSubmit.type, parentSchema: schema104.properties.steps.items.properties.onSubmit, data: data28 };
                vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
              }
            }
          } else {
            let err68 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/properties/steps/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.properties.steps.items.type, parentSchema: schema104.properties.steps.items, data: data7 };
            vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
          }
        }
      } else {
        let err69 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema104.properties.steps.type, parentSchema: schema104.properties.steps, data: data6 };
        vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
      }
    }
  } else {
    let err70 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.type, parentSchema: schema104, data };
    vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
var schema146 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Form", description: "Fields in order of appearance.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "fields"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "form" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, fields: { type: "array", minItems: 1, maxItems: 2e3, items: { $ref: "../fields/field.schema.json" } } } }, schema149 = { $schema: "http://json-schema.org/draft-07/schema#", $comment: "Generated by `npm run generate` from the schemas beside it.", title: "Field", description: "One question of a form.", type: "object", required: ["type"], discriminator: { propertyName: "type" }, oneOf: [{ $ref: "checkbox.schema.json" }, { $ref: "checkbox-group.schema.json" }, { $ref: "human-check.schema.json" }, { $ref: "radio-group.schema.json" }, { $ref: "select.schema.json" }, { $ref: "suggest-input.schema.json" }, { $ref: "text-area.schema.json" }, { $ref: "text-input.schema.json" }] }, schema150 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Checkbox field", description: "A single statement to agree to; the answer is true or unanswered.", type: "object", additionalProperties: !1, required: ["name", "type", "label"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "checkbox" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" } } }, schema154 = { description: "Help shown under the label.", type: "string", minLength: 1, maxLength: 500 }, schema177 = { description: "Sealed in the session; never in logs, analytics, addresses or browser storage.", type: "boolean" }, schema178 = { description: "What happens to the answer when the field becomes irrelevant: kept parked (the default) or cleared.", enum: ["keep", "clear"] }, schema156 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Messages", description: "What a visitor reads when an answer fails, by the JSON Schema keyword that failed.", type: "object", additionalProperties: !1, properties: { required: { $ref: "definitions.schema.json#/definitions/label" }, type: { $ref: "definitions.schema.json#/definitions/label" }, enum: { $ref: "definitions.schema.json#/definitions/label" }, const: { $ref: "definitions.schema.json#/definitions/label" }, minLength: { $ref: "definitions.schema.json#/definitions/label" }, maxLength: { $ref: "definitions.schema.json#/definitions/label" }, pattern: { $ref: "definitions.schema.json#/definitions/label" }, format: { $ref: "definitions.schema.json#/definitions/label" }, minimum: { $ref: "definitions.schema.json#/definitions/label" }, maximum: { $ref: "definitions.schema.json#/definitions/label" }, exclusiveMinimum: { $ref: "definitions.schema.json#/definitions/label" }, exclusiveMaximum: { $ref: "definitions.schema.json#/definitions/label" }, multipleOf: { $ref: "definitions.schema.json#/definitions/label" }, minItems: { $ref: "definitions.schema.json#/definitions/label" }, maxItems: { $ref: "definitions.schema.json#/definitions/label" }, uniqueItems: { $ref: "definitions.schema.json#/definitions/label" } } };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema156.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema156, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.required !== void 0) {
      let data0 = data.required;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err1 = { instancePath: instancePath + "/required", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func3(data0) < 1) {
          let err2 = { instancePath: instancePath + "/required", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/required", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err4 = { instancePath: instancePath + "/type", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func3(data1) < 1) {
          let err5 = { instancePath: instancePath + "/type", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/type", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.enum !== void 0) {
      let data2 = data.enum;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err7 = { instancePath: instancePath + "/enum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func3(data2) < 1) {
          let err8 = { instancePath: instancePath + "/enum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/enum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.const !== void 0) {
      let data3 = data.const;
      if (typeof data3 == "string") {
        if (func3(data3) > 300) {
          let err10 = { instancePath: instancePath + "/const", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data3) < 1) {
          let err11 = { instancePath: instancePath + "/const", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data3 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/const", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.minLength !== void 0) {
      let data4 = data.minLength;
      if (typeof data4 == "string") {
        if (func3(data4) > 300) {
          let err13 = { instancePath: instancePath + "/minLength", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func3(data4) < 1) {
          let err14 = { instancePath: instancePath + "/minLength", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/minLength", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.maxLength !== void 0) {
      let data5 = data.maxLength;
      if (typeof data5 == "string") {
        if (func3(data5) > 300) {
          let err16 = { instancePath: instancePath + "/maxLength", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data5 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (func3(data5) < 1) {
          let err17 = { instancePath: instancePath + "/maxLength", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data5 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/maxLength", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.pattern !== void 0) {
      let data6 = data.pattern;
      if (typeof data6 == "string") {
        if (func3(data6) > 300) {
          let err19 = { instancePath: instancePath + "/pattern", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data6 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (func3(data6) < 1) {
          let err20 = { instancePath: instancePath + "/pattern", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data6 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/pattern", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.format !== void 0) {
      let data7 = data.format;
      if (typeof data7 == "string") {
        if (func3(data7) > 300) {
          let err22 = { instancePath: instancePath + "/format", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data7 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data7) < 1) {
          let err23 = { instancePath: instancePath + "/format", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data7 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/format", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data7 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.minimum !== void 0) {
      let data8 = data.minimum;
      if (typeof data8 == "string") {
        if (func3(data8) > 300) {
          let err25 = { instancePath: instancePath + "/minimum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data8 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (func3(data8) < 1) {
          let err26 = { instancePath: instancePath + "/minimum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data8 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/minimum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data8 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.maximum !== void 0) {
      let data9 = data.maximum;
      if (typeof data9 == "string") {
        if (func3(data9) > 300) {
          let err28 = { instancePath: instancePath + "/maximum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data9 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (func3(data9) < 1) {
          let err29 = { instancePath: instancePath + "/maximum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data9 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/maximum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data9 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.exclusiveMinimum !== void 0) {
      let data10 = data.exclusiveMinimum;
      if (typeof data10 == "string") {
        if (func3(data10) > 300) {
          let err31 = { instancePath: instancePath + "/exclusiveMinimum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data10 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (func3(data10) < 1) {
          let err32 = { instancePath: instancePath + "/exclusiveMinimum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data10 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/exclusiveMinimum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data10 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.exclusiveMaximum !== void 0) {
      let data11 = data.exclusiveMaximum;
      if (typeof data11 == "string") {
        if (func3(data11) > 300) {
          let err34 = { instancePath: instancePath + "/exclusiveMaximum", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data11 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (func3(data11) < 1) {
          let err35 = { instancePath: instancePath + "/exclusiveMaximum", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data11 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/exclusiveMaximum", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data11 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.multipleOf !== void 0) {
      let data12 = data.multipleOf;
      if (typeof data12 == "string") {
        if (func3(data12) > 300) {
          let err37 = { instancePath: instancePath + "/multipleOf", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data12 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (func3(data12) < 1) {
          let err38 = { instancePath: instancePath + "/multipleOf", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data12 };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
      } else {
        let err39 = { instancePath: instancePath + "/multipleOf", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data12 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.minItems !== void 0) {
      let data13 = data.minItems;
      if (typeof data13 == "string") {
        if (func3(data13) > 300) {
          let err40 = { instancePath: instancePath + "/minItems", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data13 };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        if (func3(data13) < 1) {
          let err41 = { instancePath: instancePath + "/minItems", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data13 };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
      } else {
        let err42 = { instancePath: instancePath + "/minItems", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data13 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.maxItems !== void 0) {
      let data14 = data.maxItems;
      if (typeof data14 == "string") {
        if (func3(data14) > 300) {
          let err43 = { instancePath: instancePath + "/maxItems", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data14 };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        if (func3(data14) < 1) {
          let err44 = { instancePath: instancePath + "/maxItems", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data14 };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
      } else {
        let err45 = { instancePath: instancePath + "/maxItems", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data14 };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.uniqueItems !== void 0) {
      let data15 = data.uniqueItems;
      if (typeof data15 == "string") {
        if (func3(data15) > 300) {
          let err46 = { instancePath: instancePath + "/uniqueItems", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data15 };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (func3(data15) < 1) {
          let err47 = { instancePath: instancePath + "/uniqueItems", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data15 };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      } else {
        let err48 = { instancePath: instancePath + "/uniqueItems", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data15 };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
  } else {
    let err49 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema156.type, parentSchema: schema156, data };
    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
  }
  return validate96.errors = vErrors, errors === 0;
}
var schema174 = { description: "What a JSON Schema cannot say: each rule must not be false.", type: "array", maxItems: 50, items: { title: "Check", type: "object", additionalProperties: !1, required: ["that", "message"], properties: { that: { $ref: "definitions.schema.json#/definitions/rule" }, message: { $ref: "definitions.schema.json#/definitions/label" } } } };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate98.errors = vErrors, errors === 0;
}
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema150.required, parentSchema: schema150, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema150.required, parentSchema: schema150, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema150.required, parentSchema: schema150, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema150.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema150, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern18.test(data0)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "checkbox") {
        let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "checkbox" }, message: "must be equal to constant", schema: "checkbox", parentSchema: schema150.properties.type, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err8 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func3(data2) < 1) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err11 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func3(data3) < 1) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema154.type, parentSchema: schema154, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.messages !== void 0 && (validate96(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate96.errors), errors = vErrors.length)), data.checks !== void 0 && (validate98(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate98.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data8 = data.sensitive;
      if (typeof data8 != "boolean") {
        let err14 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data8 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data9 = data.orphan;
      if (!(data9 === "keep" || data9 === "clear")) {
        let err15 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema150.type, parentSchema: schema150, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate94.errors = vErrors, errors === 0;
}
var schema179 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Checkbox group field", description: "Any number of choices.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "options"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "checkbox-group" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, options: { $ref: "../shared/field-parts.schema.json#/definitions/options" } } }, schema198 = { description: "The answer before the visitor gives one.", type: ["string", "number", "boolean", "array"], items: { type: ["string", "number"] } };
var schema184 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Constraint", description: "A JSON Schema fragment: the keywords of JSON Schema that Waymark knows.", type: "object", additionalProperties: !1, properties: { title: { type: "string", maxLength: 300 }, description: { type: "string", maxLength: 2e3 }, type: { description: "The type of the value, or the types it may have.", type: ["string", "array"], if: { type: "array" }, then: { minItems: 1, uniqueItems: !0, items: { $ref: "#/definitions/typeName" } }, else: { $ref: "#/definitions/typeName" } }, enum: { description: "The values allowed.", type: "array", minItems: 1, maxItems: 2e3, uniqueItems: !0, items: { type: ["string", "number", "boolean", "null"] } }, const: { description: "The one value allowed.", type: ["string", "number", "boolean", "null"] }, minLength: { description: "Least characters of a text.", $ref: "#/definitions/count" }, maxLength: { description: "Most characters of a text.", $ref: "#/definitions/count" }, pattern: { description: "Regular expression that a text must match somewhere; ^ and $ fasten it to both ends.", type: "string", minLength: 1, maxLength: 1e3 }, format: { description: "Well-known form of a text.", enum: ["date", "time", "date-time", "duration", "email", "uri", "uuid", "hostname", "ipv4", "ipv6"] }, minimum: { description: "Least number.", type: "number" }, maximum: { description: "Greatest number.", type: "number" }, exclusiveMinimum: { description: "Number that the value must be above.", type: "number" }, exclusiveMaximum: { description: "Number that the value must be below.", type: "number" }, multipleOf: { description: "Number that the value must be a multiple of.", type: "number", exclusiveMinimum: 0 }, items: { description: "Constraint on every entry of a list.", $ref: "#" }, minItems: { description: "Least entries of a list.", $ref: "#/definitions/count" }, maxItems: { description: "Most entries of a list.", $ref: "#/definitions/count" }, uniqueItems: { description: "Whether every entry of a list must differ.", type: "boolean" }, properties: { description: "Constraint on each property of an object.", type: "object", maxProperties: 500, additionalProperties: { $ref: "#" } }, required: { description: "Properties that an object must have.", type: "array", maxItems: 500, uniqueItems: !0, items: { type: "string" } }, additionalProperties: { description: "Whether an object may have other properties, or the constraint on them.", type: ["boolean", "object"], if: { type: "object" }, then: { $ref: "#" } } }, definitions: { typeName: { enum: ["string", "number", "integer", "boolean", "array", "object", "null"] }, count: { type: "integer", minimum: 0, maximum: 1e6 } } }, schema185 = { enum: ["string", "number", "integer", "boolean", "array", "object", "null"] }, schema187 = { type: "integer", minimum: 0, maximum: 1e6 }, func0 = require_equal().default;
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!func2.call(schema184.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema184, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err1 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema184.properties.title, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema184.properties.title.type, parentSchema: schema184.properties.title, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema184.properties.description, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema184.properties.description.type, parentSchema: schema184.properties.description, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 != "string" && !Array.isArray(data2)) {
        let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema184.properties.type.type }, message: "must be string,array", schema: schema184.properties.type.type, parentSchema: schema184.properties.type, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      let _errs8 = errors, valid1 = !0, _errs9 = errors;
      if (!Array.isArray(data2)) {
        let err6 = {};
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs9 === errors;
      errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
      let ifClause0;
      if (_valid0) {
        let _errs11 = errors;
        if (Array.isArray(data2)) {
          if (data2.length < 1) {
            let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema184.properties.type.then, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          let len0 = data2.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data3 = data2[i0];
            if (!(data3 === "string" || data3 === "number" || data3 === "integer" || data3 === "boolean" || data3 === "array" || data3 === "object" || data3 === "null")) {
              let err8 = { instancePath: instancePath + "/type/" + i0, schemaPath: "#/definitions/typeName/enum", keyword: "enum", params: { allowedValues: schema185.enum }, message: "must be equal to one of the allowed values", schema: schema185.enum, parentSchema: schema185, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          }
          let i1 = data2.length, j0;
          if (i1 > 1) {
            outer0: for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/then/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema184.properties.type.then, data: data2 };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  break outer0;
                }
          }
        }
        var _valid0 = _errs11 === errors;
        valid1 = _valid0, ifClause0 = "then";
      } else {
        let _errs14 = errors;
        if (!(data2 === "string" || data2 === "number" || data2 === "integer" || data2 === "boolean" || data2 === "array" || data2 === "object" || data2 === "null")) {
          let err10 = { instancePath: instancePath + "/type", schemaPath: "#/definitions/typeName/enum", keyword: "enum", params: { allowedValues: schema185.enum }, message: "must be equal to one of the allowed values", schema: schema185.enum, parentSchema: schema185, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        var _valid0 = _errs14 === errors;
        valid1 = _valid0, ifClause0 = "else";
      }
      if (!valid1) {
        let err11 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema', schema: schema184.properties.type.if, parentSchema: schema184.properties.type, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.enum !== void 0) {
      let data4 = data.enum;
      if (Array.isArray(data4)) {
        if (data4.length > 2e3) {
          let err12 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema184.properties.enum, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4.length < 1) {
          let err13 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema184.properties.enum, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len1 = data4.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data5 = data4[i2];
          if (typeof data5 != "string" && !(typeof data5 == "number" && isFinite(data5)) && typeof data5 != "boolean" && data5 !== null) {
            let err14 = { instancePath: instancePath + "/enum/" + i2, schemaPath: "#/properties/enum/items/type", keyword: "type", params: { type: schema184.properties.enum.items.type }, message: "must be string,number,boolean,null", schema: schema184.properties.enum.items.type, parentSchema: schema184.properties.enum.items, data: data5 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        let i3 = data4.length, j1;
        if (i3 > 1) {
          let indices0 = {};
          for (; i3--; ) {
            let item0 = data4[i3];
            if (!(typeof item0 != "string" && !(typeof item0 == "number" && isFinite(item0)) && typeof item0 != "boolean" && item0 !== null)) {
              if (typeof item0 == "string" && (item0 += "_"), typeof indices0[item0] == "number") {
                j1 = indices0[item0];
                let err15 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)", schema: !0, parentSchema: schema184.properties.enum, data: data4 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                break;
              }
              indices0[item0] = i3;
            }
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema184.properties.enum.type, parentSchema: schema184.properties.enum, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.const !== void 0) {
      let data6 = data.const;
      if (typeof data6 != "string" && !(typeof data6 == "number" && isFinite(data6)) && typeof data6 != "boolean" && data6 !== null) {
        let err17 = { instancePath: instancePath + "/const", schemaPath: "#/properties/const/type", keyword: "type", params: { type: schema184.properties.const.type }, message: "must be string,number,boolean,null", schema: schema184.properties.const.type, parentSchema: schema184.properties.const, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.minLength !== void 0) {
      let data7 = data.minLength;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err18 = { instancePath: instancePath + "/minLength", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema187.type, parentSchema: schema187, data: data7 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 1e6 || isNaN(data7)) {
          let err19 = { instancePath: instancePath + "/minLength", schemaPath: "#/definitions/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema187, data: data7 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err20 = { instancePath: instancePath + "/minLength", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema187, data: data7 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
    if (data.maxLength !== void 0) {
      let data8 = data.maxLength;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err21 = { instancePath: instancePath + "/maxLength", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema187.type, parentSchema: schema187, data: data8 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 1e6 || isNaN(data8)) {
          let err22 = { instancePath: instancePath + "/maxLength", schemaPath: "#/definitions/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema187, data: data8 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err23 = { instancePath: instancePath + "/maxLength", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema187, data: data8 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.pattern !== void 0) {
      let data9 = data.pattern;
      if (typeof data9 == "string") {
        if (func3(data9) > 1e3) {
          let err24 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters", schema: 1e3, parentSchema: schema184.properties.pattern, data: data9 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (func3(data9) < 1) {
          let err25 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema184.properties.pattern, data: data9 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema184.properties.pattern.type, parentSchema: schema184.properties.pattern, data: data9 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.format !== void 0) {
      let data10 = data.format;
      if (!(data10 === "date" || data10 === "time" || data10 === "date-time" || data10 === "duration" || data10 === "email" || data10 === "uri" || data10 === "uuid" || data10 === "hostname" || data10 === "ipv4" || data10 === "ipv6")) {
        let err27 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema184.properties.format.enum }, message: "must be equal to one of the allowed values", schema: schema184.properties.format.enum, parentSchema: schema184.properties.format, data: data10 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.minimum !== void 0) {
      let data11 = data.minimum;
      if (!(typeof data11 == "number" && isFinite(data11))) {
        let err28 = { instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema184.properties.minimum.type, parentSchema: schema184.properties.minimum, data: data11 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.maximum !== void 0) {
      let data12 = data.maximum;
      if (!(typeof data12 == "number" && isFinite(data12))) {
        let err29 = { instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema184.properties.maximum.type, parentSchema: schema184.properties.maximum, data: data12 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.exclusiveMinimum !== void 0) {
      let data13 = data.exclusiveMinimum;
      if (!(typeof data13 == "number" && isFinite(data13))) {
        let err30 = { instancePath: instancePath + "/exclusiveMinimum", schemaPath: "#/properties/exclusiveMinimum/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema184.properties.exclusiveMinimum.type, parentSchema: schema184.properties.exclusiveMinimum, data: data13 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.exclusiveMaximum !== void 0) {
      let data14 = data.exclusiveMaximum;
      if (!(typeof data14 == "number" && isFinite(data14))) {
        let err31 = { instancePath: instancePath + "/exclusiveMaximum", schemaPath: "#/properties/exclusiveMaximum/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema184.properties.exclusiveMaximum.type, parentSchema: schema184.properties.exclusiveMaximum, data: data14 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.multipleOf !== void 0) {
      let data15 = data.multipleOf;
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 <= 0 || isNaN(data15)) {
          let err32 = { instancePath: instancePath + "/multipleOf", schemaPath: "#/properties/multipleOf/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0", schema: 0, parentSchema: schema184.properties.multipleOf, data: data15 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/multipleOf", schemaPath: "#/properties/multipleOf/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema184.properties.multipleOf.type, parentSchema: schema184.properties.multipleOf, data: data15 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.items !== void 0 && (validate102(data.items, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData }) || (vErrors = gather(vErrors, validate102.errors), errors = vErrors.length)), data.minItems !== void 0) {
      let data17 = data.minItems;
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        let err34 = { instancePath: instancePath + "/minItems", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema187.type, parentSchema: schema187, data: data17 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 1e6 || isNaN(data17)) {
          let err35 = { instancePath: instancePath + "/minItems", schemaPath: "#/definitions/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema187, data: data17 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data17 < 0 || isNaN(data17)) {
          let err36 = { instancePath: instancePath + "/minItems", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema187, data: data17 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      }
    }
    if (data.maxItems !== void 0) {
      let data18 = data.maxItems;
      if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
        let err37 = { instancePath: instancePath + "/maxItems", schemaPath: "#/definitions/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema187.type, parentSchema: schema187, data: data18 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      if (typeof data18 == "number" && isFinite(data18)) {
        if (data18 > 1e6 || isNaN(data18)) {
          let err38 = { instancePath: instancePath + "/maxItems", schemaPath: "#/definitions/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema187, data: data18 };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (data18 < 0 || isNaN(data18)) {
          let err39 = { instancePath: instancePath + "/maxItems", schemaPath: "#/definitions/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema187, data: data18 };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      }
    }
    if (data.uniqueItems !== void 0) {
      let data19 = data.uniqueItems;
      if (typeof data19 != "boolean") {
        let err40 = { instancePath: instancePath + "/uniqueItems", schemaPath: "#/properties/uniqueItems/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema184.properties.uniqueItems.type, parentSchema: schema184.properties.uniqueItems, data: data19 };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.properties !== void 0) {
      let data20 = data.properties;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        if (Object.keys(data20).length > 500) {
          let err41 = { instancePath: instancePath + "/properties", schemaPath: "#/properties/properties/maxProperties", keyword: "maxProperties", params: { limit: 500 }, message: "must NOT have more than 500 properties", schema: 500, parentSchema: schema184.properties.properties, data: data20 };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        for (let key1 in data20)
          validate102(data20[key1], { instancePath: instancePath + "/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data20, parentDataProperty: key1, rootData }) || (vErrors = gather(vErrors, validate102.errors), errors = vErrors.length);
      } else {
        let err42 = { instancePath: instancePath + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema184.properties.properties.type, parentSchema: schema184.properties.properties, data: data20 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.required !== void 0) {
      let data22 = data.required;
      if (Array.isArray(data22)) {
        if (data22.length > 500) {
          let err43 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema184.properties.required, data: data22 };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        let len2 = data22.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data23 = data22[i4];
          if (typeof data23 != "string") {
            let err44 = { instancePath: instancePath + "/required/" + i4, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema184.properties.required.items.type, parentSchema: schema184.properties.required.items, data: data23 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        let i5 = data22.length, j2;
        if (i5 > 1) {
          let indices1 = {};
          for (; i5--; ) {
            let item1 = data22[i5];
            if (typeof item1 == "string") {
              if (typeof indices1[item1] == "number") {
                j2 = indices1[item1];
                let err45 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)", schema: !0, parentSchema: schema184.properties.required, data: data22 };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                break;
              }
              indices1[item1] = i5;
            }
          }
        }
      } else {
        let err46 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema184.properties.required.type, parentSchema: schema184.properties.required, data: data22 };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.additionalProperties !== void 0) {
      let data24 = data.additionalProperties;
      if (typeof data24 != "boolean" && !(data24 && typeof data24 == "object" && !Array.isArray(data24))) {
        let err47 = { instancePath: instancePath + "/additionalProperties", schemaPath: "#/properties/additionalProperties/type", keyword: "type", params: { type: schema184.properties.additionalProperties.type }, message: "must be boolean,object", schema: schema184.properties.additionalProperties.type, parentSchema: schema184.properties.additionalProperties, data: data24 };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
      let _errs60 = errors, valid18 = !0, _errs61 = errors;
      if (!(data24 && typeof data24 == "object" && !Array.isArray(data24))) {
        let err48 = {};
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
      var _valid1 = _errs61 === errors;
      if (errors = _errs60, vErrors !== null && (_errs60 ? vErrors.length = _errs60 : vErrors = null), _valid1) {
        let _errs63 = errors;
        validate102(data24, { instancePath: instancePath + "/additionalProperties", parentData: data, parentDataProperty: "additionalProperties", rootData }) || (vErrors = gather(vErrors, validate102.errors), errors = vErrors.length);
        var _valid1 = _errs63 === errors;
        valid18 = _valid1;
      }
      if (!valid18) {
        let err49 = { instancePath: instancePath + "/additionalProperties", schemaPath: "#/properties/additionalProperties/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema', schema: schema184.properties.additionalProperties.if, parentSchema: schema184.properties.additionalProperties, data: data24 };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
  } else {
    let err50 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema184.type, parentSchema: schema184, data };
    vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
  }
  return validate102.errors = vErrors, errors === 0;
}
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate102(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate102.errors), errors = vErrors.length), validate101.errors = vErrors, errors === 0;
}
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate106.errors = vErrors, errors === 0;
}
var schema199 = { description: "The choices: inline, or the id of an options document.", oneOf: [{ $ref: "definitions.schema.json#/definitions/id" }, { type: "array", minItems: 1, maxItems: 2e3, items: { $ref: "option.schema.json" } }] }, schema201 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Option", description: "One choice.", type: "object", additionalProperties: !1, required: ["id", "label"], properties: { id: { $ref: "definitions.schema.json#/definitions/optionId" }, label: { $ref: "definitions.schema.json#/definitions/label" }, hint: { $ref: "definitions.schema.json#/definitions/label" }, when: { description: "Offered only while this rule is true.", $ref: "definitions.schema.json#/definitions/rule" }, data: { description: "Further columns that rules read with `lookup`.", type: "object", additionalProperties: { type: ["string", "number", "boolean"] }, propertyNames: { $ref: "definitions.schema.json#/definitions/name" } } } }, schema202 = { description: "Identifies an option; rules compare options by it.", type: "string", minLength: 1, maxLength: 80 };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema201.required, parentSchema: schema201, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema201.required, parentSchema: schema201, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "label" || key0 === "hint" || key0 === "when" || key0 === "data")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema201, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "definitions.schema.json#/definitions/optionId/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema202, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/id", schemaPath: "definitions.schema.json#/definitions/optionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema202, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/id", schemaPath: "definitions.schema.json#/definitions/optionId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema202.type, parentSchema: schema202, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.label !== void 0) {
      let data1 = data.label;
      if (typeof data1 == "string") {
        if (func3(data1) > 300) {
          let err6 = { instancePath: instancePath + "/label", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func3(data1) < 1) {
          let err7 = { instancePath: instancePath + "/label", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/label", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data2 = data.hint;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/hint", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/hint", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/hint", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.data !== void 0) {
      let data4 = data.data;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (let key1 in data4) {
          let _errs14 = errors;
          if (typeof key1 == "string") {
            if (func3(key1) > 80) {
              let err12 = { instancePath: instancePath + "/data", schemaPath: "definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: key1, propertyName: key1 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (!pattern18.test(key1)) {
              let err13 = { instancePath: instancePath + "/data", schemaPath: "definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: key1, propertyName: key1 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          } else {
            let err14 = { instancePath: instancePath + "/data", schemaPath: "definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: key1, propertyName: key1 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          var valid5 = _errs14 === errors;
          if (!valid5) {
            let err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema201.properties.data.propertyNames, parentSchema: schema201.properties.data, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
        for (let key2 in data4) {
          let data5 = data4[key2];
          if (typeof data5 != "string" && !(typeof data5 == "number" && isFinite(data5)) && typeof data5 != "boolean") {
            let err16 = { instancePath: instancePath + "/data/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/data/additionalProperties/type", keyword: "type", params: { type: schema201.properties.data.additionalProperties.type }, message: "must be string,number,boolean", schema: schema201.properties.data.additionalProperties.type, parentSchema: schema201.properties.data.additionalProperties, data: data5 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema201.properties.data.type, parentSchema: schema201.properties.data, data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema201.type, parentSchema: schema201, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate109.errors = vErrors, errors === 0;
}
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data == "string") {
    if (func3(data) > 80) {
      let err0 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern0.test(data)) {
      let err1 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs4 = errors;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema199.oneOf[1], data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.length < 1) {
      let err4 = { instancePath, schemaPath: "#/oneOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema199.oneOf[1], data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate109(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate109.errors), errors = vErrors.length);
  } else {
    let err5 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema199.oneOf[1].type, parentSchema: schema199.oneOf[1], data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  var _valid0 = _errs4 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err6 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema199.oneOf, parentSchema: schema199, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate108.errors = vErrors, errors === 0;
}
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema179.required, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema179.required, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema179.required, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.options === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'", schema: schema179.required, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema179.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema179, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern18.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "checkbox-group") {
        let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "checkbox-group" }, message: "must be equal to constant", schema: "checkbox-group", parentSchema: schema179.properties.type, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data3) < 1) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema154.type, parentSchema: schema154, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.value !== void 0 && (validate101(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate101.errors), errors = vErrors.length)), data.messages !== void 0 && (validate96(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate96.errors), errors = vErrors.length)), data.checks !== void 0 && (validate106(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate106.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err15 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err16 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err17 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema198.type }, message: "must be string,number,boolean,array", schema: schema198.type, parentSchema: schema198, data: data11 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err18 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema198.items.type }, message: "must be string,number", schema: schema198.items.type, parentSchema: schema198.items, data: data12 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      }
    }
    data.options !== void 0 && (validate108(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData }) || (vErrors = gather(vErrors, validate108.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema179.type, parentSchema: schema179, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate100.errors = vErrors, errors === 0;
}
var schema207 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Human check field", description: "Tells people from robots: a check box, or the configured service.", type: "object", additionalProperties: !1, required: ["name", "type", "label"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "human-check" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" } } };
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate114.errors = vErrors, errors === 0;
}
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema207.required, parentSchema: schema207, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema207.required, parentSchema: schema207, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema207.required, parentSchema: schema207, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema207.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema207, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern18.test(data0)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "human-check") {
        let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "human-check" }, message: "must be equal to constant", schema: "human-check", parentSchema: schema207.properties.type, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err8 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func3(data2) < 1) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err11 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func3(data3) < 1) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema154.type, parentSchema: schema154, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.messages !== void 0 && (validate96(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate96.errors), errors = vErrors.length)), data.checks !== void 0 && (validate114(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate114.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data8 = data.sensitive;
      if (typeof data8 != "boolean") {
        let err14 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data8 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data9 = data.orphan;
      if (!(data9 === "keep" || data9 === "clear")) {
        let err15 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema207.type, parentSchema: schema207, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate112.errors = vErrors, errors === 0;
}
var schema218 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Radio group field", description: "One choice, all choices in view.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "options"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "radio-group" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, options: { $ref: "../shared/field-parts.schema.json#/definitions/options" } } };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate102(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate102.errors), errors = vErrors.length), validate117.errors = vErrors, errors === 0;
}
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate121.errors = vErrors, errors === 0;
}
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data == "string") {
    if (func3(data) > 80) {
      let err0 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern0.test(data)) {
      let err1 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs4 = errors;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema199.oneOf[1], data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.length < 1) {
      let err4 = { instancePath, schemaPath: "#/oneOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema199.oneOf[1], data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate109(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate109.errors), errors = vErrors.length);
  } else {
    let err5 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema199.oneOf[1].type, parentSchema: schema199.oneOf[1], data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  var _valid0 = _errs4 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err6 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema199.oneOf, parentSchema: schema199, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate123.errors = vErrors, errors === 0;
}
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema218.required, parentSchema: schema218, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema218.required, parentSchema: schema218, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema218.required, parentSchema: schema218, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.options === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'", schema: schema218.required, parentSchema: schema218, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema218.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema218, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern18.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "radio-group") {
        let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "radio-group" }, message: "must be equal to constant", schema: "radio-group", parentSchema: schema218.properties.type, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data3) < 1) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema154.type, parentSchema: schema154, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.value !== void 0 && (validate117(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate117.errors), errors = vErrors.length)), data.messages !== void 0 && (validate96(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate96.errors), errors = vErrors.length)), data.checks !== void 0 && (validate121(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate121.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err15 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err16 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err17 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema198.type }, message: "must be string,number,boolean,array", schema: schema198.type, parentSchema: schema198, data: data11 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err18 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema198.items.type }, message: "must be string,number", schema: schema198.items.type, parentSchema: schema198.items, data: data12 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      }
    }
    data.options !== void 0 && (validate123(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData }) || (vErrors = gather(vErrors, validate123.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema218.type, parentSchema: schema218, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate116.errors = vErrors, errors === 0;
}
var schema233 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Select field", description: "One choice from a list that opens.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "options", "placeholder"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "select" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, autocomplete: { $ref: "../shared/field-parts.schema.json#/definitions/autocomplete" }, placeholder: { description: "The entry that stands for no choice.", $ref: "../shared/field-parts.schema.json#/definitions/placeholder" }, options: { $ref: "../shared/field-parts.schema.json#/definitions/options" } } }, schema246 = { description: "HTML autocomplete token.", type: "string", pattern: "^[a-z0-9 -]+$", maxLength: 80 }, schema247 = { description: "Example shown while the field is empty.", type: "string", minLength: 1, maxLength: 200 }, pattern40 = new RegExp("^[a-z0-9 -]+$", "u");
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate102(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate102.errors), errors = vErrors.length), validate127.errors = vErrors, errors === 0;
}
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate131.errors = vErrors, errors === 0;
}
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data == "string") {
    if (func3(data) > 80) {
      let err0 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern0.test(data)) {
      let err1 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs4 = errors;
  if (Array.isArray(data)) {
    if (data.length > 2e3) {
      let err3 = { instancePath, schemaPath: "#/oneOf/1/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema199.oneOf[1], data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.length < 1) {
      let err4 = { instancePath, schemaPath: "#/oneOf/1/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema199.oneOf[1], data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate109(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate109.errors), errors = vErrors.length);
  } else {
    let err5 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema199.oneOf[1].type, parentSchema: schema199.oneOf[1], data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  var _valid0 = _errs4 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err6 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf", schema: schema199.oneOf, parentSchema: schema199, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate133.errors = vErrors, errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema233.required, parentSchema: schema233, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema233.required, parentSchema: schema233, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema233.required, parentSchema: schema233, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.options === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'", schema: schema233.required, parentSchema: schema233, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.placeholder === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "placeholder" }, message: "must have required property 'placeholder'", schema: schema233.required, parentSchema: schema233, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema233.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema233, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern18.test(data0)) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "select") {
        let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "select" }, message: "must be equal to constant", schema: "select", parentSchema: schema233.properties.type, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data2) < 1) {
          let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func3(data3) < 1) {
          let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema154.type, parentSchema: schema154, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.value !== void 0 && (validate127(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate127.errors), errors = vErrors.length)), data.messages !== void 0 && (validate96(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate96.errors), errors = vErrors.length)), data.checks !== void 0 && (validate131(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate131.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err16 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err17 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err18 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema198.type }, message: "must be string,number,boolean,array", schema: schema198.type, parentSchema: schema198, data: data11 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err19 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema198.items.type }, message: "must be string,number", schema: schema198.items.type, parentSchema: schema198.items, data: data12 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      }
    }
    if (data.autocomplete !== void 0) {
      let data13 = data.autocomplete;
      if (typeof data13 == "string") {
        if (func3(data13) > 80) {
          let err20 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema246, data: data13 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (!pattern40.test(data13)) {
          let err21 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9 -]+$" }, message: 'must match pattern "^[a-z0-9 -]+$"', schema: "^[a-z0-9 -]+$", parentSchema: schema246, data: data13 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema246.type, parentSchema: schema246, data: data13 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.placeholder !== void 0) {
      let data14 = data.placeholder;
      if (typeof data14 == "string") {
        if (func3(data14) > 200) {
          let err23 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema247, data: data14 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (func3(data14) < 1) {
          let err24 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema247, data: data14 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema247.type, parentSchema: schema247, data: data14 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    data.options !== void 0 && (validate133(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData }) || (vErrors = gather(vErrors, validate133.errors), errors = vErrors.length));
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema233.type, parentSchema: schema233, data };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate126.errors = vErrors, errors === 0;
}
var schema250 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Suggest input field", description: "Text with suggestions from an operation; typing on by hand is allowed.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "value", "suggestions"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "suggest-input" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, autocomplete: { $ref: "../shared/field-parts.schema.json#/definitions/autocomplete" }, placeholder: { $ref: "../shared/field-parts.schema.json#/definitions/placeholder" }, suggestions: { title: "Suggestions", description: "Where suggestions come from.", type: "object", additionalProperties: !1, required: ["operation", "input", "minimumLength", "announce"], properties: { operation: { description: "Id of an exposed operation whose result is a list of texts.", $ref: "../shared/definitions.schema.json#/definitions/id" }, input: { description: "Input of the operation that takes the typed text.", $ref: "../shared/definitions.schema.json#/definitions/name" }, minimumLength: { description: "Characters before the first look-up.", type: "integer", minimum: 1, maximum: 50 }, announce: { title: "Announcements", description: "What is said while looking and with no suggestion.", type: "object", additionalProperties: !1, required: ["loading", "none"], properties: { loading: { $ref: "../shared/definitions.schema.json#/definitions/label" }, none: { $ref: "../shared/definitions.schema.json#/definitions/label" } } } } } } };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate102(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate102.errors), errors = vErrors.length), validate137.errors = vErrors, errors === 0;
}
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate141.errors = vErrors, errors === 0;
}
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema250.required, parentSchema: schema250, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema250.required, parentSchema: schema250, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema250.required, parentSchema: schema250, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema250.required, parentSchema: schema250, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.suggestions === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suggestions" }, message: "must have required property 'suggestions'", schema: schema250.required, parentSchema: schema250, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema250.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema250, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern18.test(data0)) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "suggest-input") {
        let err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "suggest-input" }, message: "must be equal to constant", schema: "suggest-input", parentSchema: schema250.properties.type, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func3(data2) < 1) {
          let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func3(data3) < 1) {
          let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema154.type, parentSchema: schema154, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.value !== void 0 && (validate137(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate137.errors), errors = vErrors.length)), data.messages !== void 0 && (validate96(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate96.errors), errors = vErrors.length)), data.checks !== void 0 && (validate141(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate141.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err16 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err17 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err18 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema198.type }, message: "must be string,number,boolean,array", schema: schema198.type, parentSchema: schema198, data: data11 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err19 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema198.items.type }, message: "must be string,number", schema: schema198.items.type, parentSchema: schema198.items, data: data12 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      }
    }
    if (data.autocomplete !== void 0) {
      let data13 = data.autocomplete;
      if (typeof data13 == "string") {
        if (func3(data13) > 80) {
          let err20 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema246, data: data13 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (!pattern40.test(data13)) {
          let err21 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9 -]+$" }, message: 'must match pattern "^[a-z0-9 -]+$"', schema: "^[a-z0-9 -]+$", parentSchema: schema246, data: data13 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema246.type, parentSchema: schema246, data: data13 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.placeholder !== void 0) {
      let data14 = data.placeholder;
      if (typeof data14 == "string") {
        if (func3(data14) > 200) {
          let err23 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema247, data: data14 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (func3(data14) < 1) {
          let err24 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema247, data: data14 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema247.type, parentSchema: schema247, data: data14 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.suggestions !== void 0) {
      let data15 = data.suggestions;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        if (data15.operation === void 0) {
          let err26 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema250.properties.suggestions.required, parentSchema: schema250.properties.suggestions, data: data15 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data15.input === void 0) {
          let err27 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'", schema: schema250.properties.suggestions.required, parentSchema: schema250.properties.suggestions, data: data15 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data15.minimumLength === void 0) {
          let err28 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/required", keyword: "required", params: { missingProperty: "minimumLength" }, message: "must have required property 'minimumLength'", schema: schema250.properties.suggestions.required, parentSchema: schema250.properties.suggestions, data: data15 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data15.announce === void 0) {
          let err29 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/required", keyword: "required", params: { missingProperty: "announce" }, message: "must have required property 'announce'", schema: schema250.properties.suggestions.required, parentSchema: schema250.properties.suggestions, data: data15 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        for (let key1 in data15)
          if (!(key1 === "operation" || key1 === "input" || key1 === "minimumLength" || key1 === "announce")) {
            let err30 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema250.properties.suggestions, data: data15 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        if (data15.operation !== void 0) {
          let data16 = data15.operation;
          if (typeof data16 == "string") {
            if (func3(data16) > 80) {
              let err31 = { instancePath: instancePath + "/suggestions/operation", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data16 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (!pattern0.test(data16)) {
              let err32 = { instancePath: instancePath + "/suggestions/operation", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data16 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
          } else {
            let err33 = { instancePath: instancePath + "/suggestions/operation", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data16 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
        if (data15.input !== void 0) {
          let data17 = data15.input;
          if (typeof data17 == "string") {
            if (func3(data17) > 80) {
              let err34 = { instancePath: instancePath + "/suggestions/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: data17 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            if (!pattern18.test(data17)) {
              let err35 = { instancePath: instancePath + "/suggestions/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: data17 };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
          } else {
            let err36 = { instancePath: instancePath + "/suggestions/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data17 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
        if (data15.minimumLength !== void 0) {
          let data18 = data15.minimumLength;
          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
            let err37 = { instancePath: instancePath + "/suggestions/minimumLength", schemaPath: "#/properties/suggestions/properties/minimumLength/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema250.properties.suggestions.properties.minimumLength.type, parentSchema: schema250.properties.suggestions.properties.minimumLength, data: data18 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 > 50 || isNaN(data18)) {
              let err38 = { instancePath: instancePath + "/suggestions/minimumLength", schemaPath: "#/properties/suggestions/properties/minimumLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50", schema: 50, parentSchema: schema250.properties.suggestions.properties.minimumLength, data: data18 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            if (data18 < 1 || isNaN(data18)) {
              let err39 = { instancePath: instancePath + "/suggestions/minimumLength", schemaPath: "#/properties/suggestions/properties/minimumLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema250.properties.suggestions.properties.minimumLength, data: data18 };
              vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
            }
          }
        }
        if (data15.announce !== void 0) {
          let data19 = data15.announce;
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            if (data19.loading === void 0) {
              let err40 = { instancePath: instancePath + "/suggestions/announce", schemaPath: "#/properties/suggestions/properties/announce/required", keyword: "required", params: { missingProperty: "loading" }, message: "must have required property 'loading'", schema: schema250.properties.suggestions.properties.announce.required, parentSchema: schema250.properties.suggestions.properties.announce, data: data19 };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
            if (data19.none === void 0) {
              let err41 = { instancePath: instancePath + "/suggestions/announce", schemaPath: "#/properties/suggestions/properties/announce/required", keyword: "required", params: { missingProperty: "none" }, message: "must have required property 'none'", schema: schema250.properties.suggestions.properties.announce.required, parentSchema: schema250.properties.suggestions.properties.announce, data: data19 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            for (let key2 in data19)
              if (!(key2 === "loading" || key2 === "none")) {
                let err42 = { instancePath: instancePath + "/suggestions/announce", schemaPath: "#/properties/suggestions/properties/announce/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema250.properties.suggestions.properties.announce, data: data19 };
                vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              }
            if (data19.loading !== void 0) {
              let data20 = data19.loading;
              if (typeof data20 == "string") {
                if (func3(data20) > 300) {
                  let err43 = { instancePath: instancePath + "/suggestions/announce/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data20 };
                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                }
                if (func3(data20) < 1) {
                  let err44 = { instancePath: instancePath + "/suggestions/announce/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data20 };
                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
              } else {
                let err45 = { instancePath: instancePath + "/suggestions/announce/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data20 };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
            }
            if (data19.none !== void 0) {
              let data21 = data19.none;
              if (typeof data21 == "string") {
                if (func3(data21) > 300) {
                  let err46 = { instancePath: instancePath + "/suggestions/announce/none", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data21 };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
                if (func3(data21) < 1) {
                  let err47 = { instancePath: instancePath + "/suggestions/announce/none", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data21 };
                  vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                }
              } else {
                let err48 = { instancePath: instancePath + "/suggestions/announce/none", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data21 };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
            }
          } else {
            let err49 = { instancePath: instancePath + "/suggestions/announce", schemaPath: "#/properties/suggestions/properties/announce/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema250.properties.suggestions.properties.announce.type, parentSchema: schema250.properties.suggestions.properties.announce, data: data19 };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
        }
      } else {
        let err50 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema250.properties.suggestions.type, parentSchema: schema250.properties.suggestions, data: data15 };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
  } else {
    let err51 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema250.type, parentSchema: schema250, data };
    vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
  }
  return validate136.errors = vErrors, errors === 0;
}
var schema269 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Text area field", description: "Several lines of text.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "value"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "text-area" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, autocomplete: { $ref: "../shared/field-parts.schema.json#/definitions/autocomplete" }, placeholder: { $ref: "../shared/field-parts.schema.json#/definitions/placeholder" }, rows: { description: "Lines shown.", type: "integer", minimum: 2, maximum: 20 } } };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate102(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate102.errors), errors = vErrors.length), validate144.errors = vErrors, errors === 0;
}
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate148.errors = vErrors, errors === 0;
}
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema269.required, parentSchema: schema269, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema269.required, parentSchema: schema269, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema269.required, parentSchema: schema269, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema269.required, parentSchema: schema269, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema269.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema269, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern18.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "text-area") {
        let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text-area" }, message: "must be equal to constant", schema: "text-area", parentSchema: schema269.properties.type, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data3) < 1) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema154.type, parentSchema: schema154, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.value !== void 0 && (validate144(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate144.errors), errors = vErrors.length)), data.messages !== void 0 && (validate96(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate96.errors), errors = vErrors.length)), data.checks !== void 0 && (validate148(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate148.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err15 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err16 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err17 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema198.type }, message: "must be string,number,boolean,array", schema: schema198.type, parentSchema: schema198, data: data11 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err18 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema198.items.type }, message: "must be string,number", schema: schema198.items.type, parentSchema: schema198.items, data: data12 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      }
    }
    if (data.autocomplete !== void 0) {
      let data13 = data.autocomplete;
      if (typeof data13 == "string") {
        if (func3(data13) > 80) {
          let err19 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema246, data: data13 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!pattern40.test(data13)) {
          let err20 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9 -]+$" }, message: 'must match pattern "^[a-z0-9 -]+$"', schema: "^[a-z0-9 -]+$", parentSchema: schema246, data: data13 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema246.type, parentSchema: schema246, data: data13 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.placeholder !== void 0) {
      let data14 = data.placeholder;
      if (typeof data14 == "string") {
        if (func3(data14) > 200) {
          let err22 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema247, data: data14 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data14) < 1) {
          let err23 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema247, data: data14 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema247.type, parentSchema: schema247, data: data14 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data15 = data.rows;
      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
        let err25 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema269.properties.rows.type, parentSchema: schema269.properties.rows, data: data15 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 > 20 || isNaN(data15)) {
          let err26 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20", schema: 20, parentSchema: schema269.properties.rows, data: data15 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data15 < 2 || isNaN(data15)) {
          let err27 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2", schema: 2, parentSchema: schema269.properties.rows, data: data15 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema269.type, parentSchema: schema269, data };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate143.errors = vErrors, errors === 0;
}
var schema284 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Text input field", description: "One line of text.", type: "object", additionalProperties: !1, required: ["name", "type", "label", "value"], properties: { name: { $ref: "../shared/definitions.schema.json#/definitions/name" }, type: { const: "text-input" }, label: { $ref: "../shared/field-parts.schema.json#/definitions/label" }, hint: { $ref: "../shared/field-parts.schema.json#/definitions/hint" }, value: { $ref: "../shared/field-parts.schema.json#/definitions/value" }, required: { $ref: "../shared/field-parts.schema.json#/definitions/required" }, messages: { $ref: "../shared/messages.schema.json" }, when: { $ref: "../shared/field-parts.schema.json#/definitions/when" }, checks: { $ref: "../shared/field-parts.schema.json#/definitions/checks" }, sensitive: { $ref: "../shared/field-parts.schema.json#/definitions/sensitive" }, orphan: { $ref: "../shared/field-parts.schema.json#/definitions/orphan" }, default: { $ref: "../shared/field-parts.schema.json#/definitions/default" }, autocomplete: { $ref: "../shared/field-parts.schema.json#/definitions/autocomplete" }, placeholder: { $ref: "../shared/field-parts.schema.json#/definitions/placeholder" }, inputType: { description: "Kind of native input; text when left out.", enum: ["text", "email", "tel", "number", "date"] }, inputMode: { description: "Keyboard a touch screen shows.", enum: ["text", "numeric", "decimal", "tel", "email"] } } };
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate102(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate102.errors), errors = vErrors.length), validate151.errors = vErrors, errors === 0;
}
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema174, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.that === void 0) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema174.items.required, parentSchema: schema174.items, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        for (let key0 in data0)
          if (!(key0 === "that" || key0 === "message")) {
            let err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema174.items, data: data0 };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        if (data0.message !== void 0) {
          let data2 = data0.message;
          if (typeof data2 == "string") {
            if (func3(data2) > 300) {
              let err4 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (func3(data2) < 1) {
              let err5 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/" + i0 + "/message", schemaPath: "definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema174.items.type, parentSchema: schema174.items, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema174.type, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate155.errors = vErrors, errors === 0;
}
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema284.required, parentSchema: schema284, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema284.required, parentSchema: schema284, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.label === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema284.required, parentSchema: schema284, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema284.required, parentSchema: schema284, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema284.properties, key0)) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema284, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func3(data0) > 80) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern18.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (data1 !== "text-input") {
        let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text-input" }, message: "must be equal to constant", schema: "text-input", parentSchema: schema284.properties.type, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 == "string") {
        if (func3(data2) > 300) {
          let err9 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func3(data2) < 1) {
          let err10 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", schemaPath: "../shared/field-parts.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data3 = data.hint;
      if (typeof data3 == "string") {
        if (func3(data3) > 500) {
          let err12 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data3) < 1) {
          let err13 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema154, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/hint", schemaPath: "../shared/field-parts.schema.json#/definitions/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema154.type, parentSchema: schema154, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.value !== void 0 && (validate151(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData }) || (vErrors = gather(vErrors, validate151.errors), errors = vErrors.length)), data.messages !== void 0 && (validate96(data.messages, { instancePath: instancePath + "/messages", parentData: data, parentDataProperty: "messages", rootData }) || (vErrors = gather(vErrors, validate96.errors), errors = vErrors.length)), data.checks !== void 0 && (validate155(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData }) || (vErrors = gather(vErrors, validate155.errors), errors = vErrors.length)), data.sensitive !== void 0) {
      let data9 = data.sensitive;
      if (typeof data9 != "boolean") {
        let err15 = { instancePath: instancePath + "/sensitive", schemaPath: "../shared/field-parts.schema.json#/definitions/sensitive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema177.type, parentSchema: schema177, data: data9 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.orphan !== void 0) {
      let data10 = data.orphan;
      if (!(data10 === "keep" || data10 === "clear")) {
        let err16 = { instancePath: instancePath + "/orphan", schemaPath: "../shared/field-parts.schema.json#/definitions/orphan/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values", schema: schema178.enum, parentSchema: schema178, data: data10 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.default !== void 0) {
      let data11 = data.default;
      if (typeof data11 != "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 != "boolean" && !Array.isArray(data11)) {
        let err17 = { instancePath: instancePath + "/default", schemaPath: "../shared/field-parts.schema.json#/definitions/default/type", keyword: "type", params: { type: schema198.type }, message: "must be string,number,boolean,array", schema: schema198.type, parentSchema: schema198, data: data11 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (typeof data12 != "string" && !(typeof data12 == "number" && isFinite(data12))) {
            let err18 = { instancePath: instancePath + "/default/" + i0, schemaPath: "../shared/field-parts.schema.json#/definitions/default/items/type", keyword: "type", params: { type: schema198.items.type }, message: "must be string,number", schema: schema198.items.type, parentSchema: schema198.items, data: data12 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      }
    }
    if (data.autocomplete !== void 0) {
      let data13 = data.autocomplete;
      if (typeof data13 == "string") {
        if (func3(data13) > 80) {
          let err19 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema246, data: data13 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!pattern40.test(data13)) {
          let err20 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9 -]+$" }, message: 'must match pattern "^[a-z0-9 -]+$"', schema: "^[a-z0-9 -]+$", parentSchema: schema246, data: data13 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/autocomplete", schemaPath: "../shared/field-parts.schema.json#/definitions/autocomplete/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema246.type, parentSchema: schema246, data: data13 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.placeholder !== void 0) {
      let data14 = data.placeholder;
      if (typeof data14 == "string") {
        if (func3(data14) > 200) {
          let err22 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema247, data: data14 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data14) < 1) {
          let err23 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema247, data: data14 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/placeholder", schemaPath: "../shared/field-parts.schema.json#/definitions/placeholder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema247.type, parentSchema: schema247, data: data14 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.inputType !== void 0) {
      let data15 = data.inputType;
      if (!(data15 === "text" || data15 === "email" || data15 === "tel" || data15 === "number" || data15 === "date")) {
        let err25 = { instancePath: instancePath + "/inputType", schemaPath: "#/properties/inputType/enum", keyword: "enum", params: { allowedValues: schema284.properties.inputType.enum }, message: "must be equal to one of the allowed values", schema: schema284.properties.inputType.enum, parentSchema: schema284.properties.inputType, data: data15 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.inputMode !== void 0) {
      let data16 = data.inputMode;
      if (!(data16 === "text" || data16 === "numeric" || data16 === "decimal" || data16 === "tel" || data16 === "email")) {
        let err26 = { instancePath: instancePath + "/inputMode", schemaPath: "#/properties/inputMode/enum", keyword: "enum", params: { allowedValues: schema284.properties.inputMode.enum }, message: "must be equal to one of the allowed values", schema: schema284.properties.inputMode.enum, parentSchema: schema284.properties.inputMode, data: data16 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema284.type, parentSchema: schema284, data };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate150.errors = vErrors, errors === 0;
}
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema149.required, parentSchema: schema149, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "checkbox")
        validate94(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate94.errors), errors = vErrors.length);
      else if (tag0 === "checkbox-group")
        validate100(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate100.errors), errors = vErrors.length);
      else if (tag0 === "human-check")
        validate112(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate112.errors), errors = vErrors.length);
      else if (tag0 === "radio-group")
        validate116(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate116.errors), errors = vErrors.length);
      else if (tag0 === "select")
        validate126(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate126.errors), errors = vErrors.length);
      else if (tag0 === "suggest-input")
        validate136(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate136.errors), errors = vErrors.length);
      else if (tag0 === "text-area")
        validate143(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate143.errors), errors = vErrors.length);
      else if (tag0 === "text-input")
        validate150(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate150.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf', schema: schema149.discriminator, parentSchema: schema149, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string', schema: schema149.discriminator, parentSchema: schema149, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema149.type, parentSchema: schema149, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate93.errors = vErrors, errors === 0;
}
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema146.required, parentSchema: schema146, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema146.required, parentSchema: schema146, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema146.required, parentSchema: schema146, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fields === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'", schema: schema146.required, parentSchema: schema146, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "fields")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema146, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "form") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "form" }, message: "must be equal to constant", schema: "form", parentSchema: schema146.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema146.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.fields !== void 0) {
      let data4 = data.fields;
      if (Array.isArray(data4)) {
        if (data4.length > 2e3) {
          let err12 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema146.properties.fields, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4.length < 1) {
          let err13 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema146.properties.fields, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate93(data4[i0], { instancePath: instancePath + "/fields/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate93.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema146.properties.fields.type, parentSchema: schema146.properties.fields, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema146.type, parentSchema: schema146, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate92.errors = vErrors, errors === 0;
}
var schema299 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Decision", description: "A first-match table: the first row whose rule is true gives the value.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "rows"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "decision" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, description: { $ref: "../shared/definitions.schema.json#/definitions/text" }, rows: { type: "array", minItems: 1, maxItems: 500, items: { title: "Decision row", type: "object", additionalProperties: !1, required: ["when", "then"], properties: { when: { $ref: "../shared/definitions.schema.json#/definitions/rule" }, then: { $ref: "../shared/definitions.schema.json#/definitions/template" } } } }, otherwise: { description: "The value when no row is true; unanswered when left out.", $ref: "../shared/definitions.schema.json#/definitions/template" } } };
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema299.required, parentSchema: schema299, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema299.required, parentSchema: schema299, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema299.required, parentSchema: schema299, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rows === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" }, message: "must have required property 'rows'", schema: schema299.required, parentSchema: schema299, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "description" || key0 === "rows" || key0 === "otherwise")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema299, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "decision") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "decision" }, message: "must be equal to constant", schema: "decision", parentSchema: schema299.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema299.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 == "string") {
        if (func3(data4) > 1e4) {
          let err12 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data5 = data.rows;
      if (Array.isArray(data5)) {
        if (data5.length > 500) {
          let err14 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items", schema: 500, parentSchema: schema299.properties.rows, data: data5 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data5.length < 1) {
          let err15 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema299.properties.rows, data: data5 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.when === void 0) {
              let err16 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/required", keyword: "required", params: { missingProperty: "when" }, message: "must have required property 'when'", schema: schema299.properties.rows.items.required, parentSchema: schema299.properties.rows.items, data: data6 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data6.then === void 0) {
              let err17 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/required", keyword: "required", params: { missingProperty: "then" }, message: "must have required property 'then'", schema: schema299.properties.rows.items.required, parentSchema: schema299.properties.rows.items, data: data6 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            for (let key1 in data6)
              if (!(key1 === "when" || key1 === "then")) {
                let err18 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema299.properties.rows.items, data: data6 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
          } else {
            let err19 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/properties/rows/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema299.properties.rows.items.type, parentSchema: schema299.properties.rows.items, data: data6 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema299.properties.rows.type, parentSchema: schema299.properties.rows, data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema299.type, parentSchema: schema299, data };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate166.errors = vErrors, errors === 0;
}
var schema306 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Operation", description: "A declared call of a configured service.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "service", "method", "path", "input"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "operation" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, description: { $ref: "../shared/definitions.schema.json#/definitions/text" }, service: { description: "Name of a service in the server's configuration.", $ref: "../shared/definitions.schema.json#/definitions/id" }, method: { enum: ["GET", "POST", "PUT", "DELETE"] }, path: { description: "Path under the service's base address; {name} is replaced by that input, encoded.", type: "string", pattern: "^/[A-Za-z0-9._~/{}-]*$", maxLength: 500 }, query: { description: "Query parameters: one template each; an unanswered one is left out.", type: "object", tsType: "Record<string, Template>" }, headers: { title: "Call headers", description: "Identifiers of this call, over those of the service's header profile.", type: "object", additionalProperties: !1, properties: { application: { $ref: "../shared/definitions.schema.json#/definitions/label" }, channel: { $ref: "../shared/definitions.schema.json#/definitions/label" }, sector: { $ref: "../shared/definitions.schema.json#/definitions/label" } } }, settings: { description: "Server settings the templates read as settings.<name>, with their values when unset.", type: "object", additionalProperties: { type: "string", maxLength: 500 }, propertyNames: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, input: { description: "JSON Schema of the input: one fragment per property; all are required unless `optional` lists them.", type: "object", additionalProperties: { $ref: "../shared/definitions.schema.json#/definitions/valueSchema" }, propertyNames: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, optional: { description: "Inputs that may be left out.", type: "array", maxItems: 100, items: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, request: { description: "Template of the JSON body.", $ref: "../shared/definitions.schema.json#/definitions/template" }, response: { description: "JSON Schema of the body of a good answer; left out when the body is not read.", $ref: "../shared/definitions.schema.json#/definitions/valueSchema" }, result: { description: "Template of the result, reading response; left out when nothing is kept.", $ref: "../shared/definitions.schema.json#/definitions/template" }, timeoutMs: { type: "integer", minimum: 100, maximum: 6e4 }, retry: { description: "Repeats of a call that is safe to repeat.", type: "integer", minimum: 0, maximum: 5 }, cacheSeconds: { description: "How long an answer may be served again.", type: "integer", minimum: 1, maximum: 86400 }, onFailure: { description: "What a failed call gives: `fail`, or a result in its place.", type: "object", required: ["outcome"], discriminator: { propertyName: "outcome" }, oneOf: [{ title: "Fail", type: "object", additionalProperties: !1, required: ["outcome"], properties: { outcome: { const: "fail" } } }, { title: "Empty", type: "object", additionalProperties: !1, required: ["outcome", "result"], properties: { outcome: { const: "empty" }, result: { description: "The result instead.", $ref: "../shared/definitions.schema.json#/definitions/template" } } }] }, expose: { title: "Expose", description: "Lets the browser call the operation through the gateway at a path of this site.", type: "object", additionalProperties: !1, required: ["path"], properties: { path: { type: "string", pattern: "^/api/[a-z0-9][a-z0-9/-]*$", maxLength: 200 }, debounceMs: { description: "How long the browser waits after the last key press.", type: "integer", minimum: 0, maximum: 5e3 } } } } }, pattern53 = new RegExp("^/[A-Za-z0-9._~/{}-]*$", "u"), pattern57 = new RegExp("^/api/[a-z0-9][a-z0-9/-]*$", "u");
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return validate102(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate102.errors), errors = vErrors.length), validate168.errors = vErrors, errors === 0;
}
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema306.required, parentSchema: schema306, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema306.required, parentSchema: schema306, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema306.required, parentSchema: schema306, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.service === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "service" }, message: "must have required property 'service'", schema: schema306.required, parentSchema: schema306, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.method === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'", schema: schema306.required, parentSchema: schema306, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.path === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema306.required, parentSchema: schema306, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.input === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'", schema: schema306.required, parentSchema: schema306, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema306.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema306, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err8 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "operation") {
        let err10 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "operation" }, message: "must be equal to constant", schema: "operation", parentSchema: schema306.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err11 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern0.test(data2)) {
          let err12 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err14 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema306.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 == "string") {
        if (func3(data4) > 1e4) {
          let err15 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/maxLength", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters", schema: 1e4, parentSchema: schema53, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/description", schemaPath: "../shared/definitions.schema.json#/definitions/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema53.type, parentSchema: schema53, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.service !== void 0) {
      let data5 = data.service;
      if (typeof data5 == "string") {
        if (func3(data5) > 80) {
          let err17 = { instancePath: instancePath + "/service", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data5 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (!pattern0.test(data5)) {
          let err18 = { instancePath: instancePath + "/service", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data5 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/service", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data5 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.method !== void 0) {
      let data6 = data.method;
      if (!(data6 === "GET" || data6 === "POST" || data6 === "PUT" || data6 === "DELETE")) {
        let err20 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema306.properties.method.enum }, message: "must be equal to one of the allowed values", schema: schema306.properties.method.enum, parentSchema: schema306.properties.method, data: data6 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.path !== void 0) {
      let data7 = data.path;
      if (typeof data7 == "string") {
        if (func3(data7) > 500) {
          let err21 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema306.properties.path, data: data7 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern53.test(data7)) {
          let err22 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/pattern", keyword: "pattern", params: { pattern: "^/[A-Za-z0-9._~/{}-]*$" }, message: 'must match pattern "^/[A-Za-z0-9._~/{}-]*$"', schema: "^/[A-Za-z0-9._~/{}-]*$", parentSchema: schema306.properties.path, data: data7 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema306.properties.path.type, parentSchema: schema306.properties.path, data: data7 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.query !== void 0) {
      let data8 = data.query;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
        let err24 = { instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema306.properties.query.type, parentSchema: schema306.properties.query, data: data8 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.headers !== void 0) {
      let data9 = data.headers;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        for (let key1 in data9)
          if (!(key1 === "application" || key1 === "channel" || key1 === "sector")) {
            let err25 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema306.properties.headers, data: data9 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        if (data9.application !== void 0) {
          let data10 = data9.application;
          if (typeof data10 == "string") {
            if (func3(data10) > 300) {
              let err26 = { instancePath: instancePath + "/headers/application", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data10 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            if (func3(data10) < 1) {
              let err27 = { instancePath: instancePath + "/headers/application", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data10 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            let err28 = { instancePath: instancePath + "/headers/application", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data10 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data9.channel !== void 0) {
          let data11 = data9.channel;
          if (typeof data11 == "string") {
            if (func3(data11) > 300) {
              let err29 = { instancePath: instancePath + "/headers/channel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data11 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (func3(data11) < 1) {
              let err30 = { instancePath: instancePath + "/headers/channel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data11 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
          } else {
            let err31 = { instancePath: instancePath + "/headers/channel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data11 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
        if (data9.sector !== void 0) {
          let data12 = data9.sector;
          if (typeof data12 == "string") {
            if (func3(data12) > 300) {
              let err32 = { instancePath: instancePath + "/headers/sector", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data12 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (func3(data12) < 1) {
              let err33 = { instancePath: instancePath + "/headers/sector", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data12 };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
          } else {
            let err34 = { instancePath: instancePath + "/headers/sector", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data12 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        }
      } else {
        let err35 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema306.properties.headers.type, parentSchema: schema306.properties.headers, data: data9 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.settings !== void 0) {
      let data13 = data.settings;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        for (let key2 in data13) {
          let _errs35 = errors;
          if (typeof key2 == "string") {
            if (func3(key2) > 80) {
              let err36 = { instancePath: instancePath + "/settings", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: key2, propertyName: key2 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            if (!pattern18.test(key2)) {
              let err37 = { instancePath: instancePath + "/settings", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: key2, propertyName: key2 };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
          } else {
            let err38 = { instancePath: instancePath + "/settings", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: key2, propertyName: key2 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
          var valid9 = _errs35 === errors;
          if (!valid9) {
            let err39 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid", schema: schema306.properties.settings.propertyNames, parentSchema: schema306.properties.settings, data: data13 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        for (let key3 in data13) {
          let data14 = data13[key3];
          if (typeof data14 == "string") {
            if (func3(data14) > 500) {
              let err40 = { instancePath: instancePath + "/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settings/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters", schema: 500, parentSchema: schema306.properties.settings.additionalProperties, data: data14 };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
          } else {
            let err41 = { instancePath: instancePath + "/settings/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/settings/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema306.properties.settings.additionalProperties.type, parentSchema: schema306.properties.settings.additionalProperties, data: data14 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema306.properties.settings.type, parentSchema: schema306.properties.settings, data: data13 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.input !== void 0) {
      let data15 = data.input;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
        for (let key4 in data15) {
          let _errs43 = errors;
          if (typeof key4 == "string") {
            if (func3(key4) > 80) {
              let err43 = { instancePath: instancePath + "/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: key4, propertyName: key4 };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (!pattern18.test(key4)) {
              let err44 = { instancePath: instancePath + "/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: key4, propertyName: key4 };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
          } else {
            let err45 = { instancePath: instancePath + "/input", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: key4, propertyName: key4 };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
          var valid12 = _errs43 === errors;
          if (!valid12) {
            let err46 = { instancePath: instancePath + "/input", schemaPath: "#/properties/input/propertyNames", keyword: "propertyNames", params: { propertyName: key4 }, message: "property name must be valid", schema: schema306.properties.input.propertyNames, parentSchema: schema306.properties.input, data: data15 };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        }
        for (let key5 in data15)
          validate168(data15[key5], { instancePath: instancePath + "/input/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data15, parentDataProperty: key5, rootData }) || (vErrors = gather(vErrors, validate168.errors), errors = vErrors.length);
      } else {
        let err47 = { instancePath: instancePath + "/input", schemaPath: "#/properties/input/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema306.properties.input.type, parentSchema: schema306.properties.input, data: data15 };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.optional !== void 0) {
      let data17 = data.optional;
      if (Array.isArray(data17)) {
        if (data17.length > 100) {
          let err48 = { instancePath: instancePath + "/optional", schemaPath: "#/properties/optional/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema306.properties.optional, data: data17 };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
        let len0 = data17.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data18 = data17[i0];
          if (typeof data18 == "string") {
            if (func3(data18) > 80) {
              let err49 = { instancePath: instancePath + "/optional/" + i0, schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: data18 };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (!pattern18.test(data18)) {
              let err50 = { instancePath: instancePath + "/optional/" + i0, schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: data18 };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          } else {
            let err51 = { instancePath: instancePath + "/optional/" + i0, schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: data18 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
      } else {
        let err52 = { instancePath: instancePath + "/optional", schemaPath: "#/properties/optional/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema306.properties.optional.type, parentSchema: schema306.properties.optional, data: data17 };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.response !== void 0 && (validate168(data.response, { instancePath: instancePath + "/response", parentData: data, parentDataProperty: "response", rootData }) || (vErrors = gather(vErrors, validate168.errors), errors = vErrors.length)), data.timeoutMs !== void 0) {
      let data22 = data.timeoutMs;
      if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
        let err53 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema306.properties.timeoutMs.type, parentSchema: schema306.properties.timeoutMs, data: data22 };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
      if (typeof data22 == "number" && isFinite(data22)) {
        if (data22 > 6e4 || isNaN(data22)) {
          let err54 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e4 }, message: "must be <= 60000", schema: 6e4, parentSchema: schema306.properties.timeoutMs, data: data22 };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
        if (data22 < 100 || isNaN(data22)) {
          let err55 = { instancePath: instancePath + "/timeoutMs", schemaPath: "#/properties/timeoutMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100", schema: 100, parentSchema: schema306.properties.timeoutMs, data: data22 };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
      }
    }
    if (data.retry !== void 0) {
      let data23 = data.retry;
      if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
        let err56 = { instancePath: instancePath + "/retry", schemaPath: "#/properties/retry/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema306.properties.retry.type, parentSchema: schema306.properties.retry, data: data23 };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
      if (typeof data23 == "number" && isFinite(data23)) {
        if (data23 > 5 || isNaN(data23)) {
          let err57 = { instancePath: instancePath + "/retry", schemaPath: "#/properties/retry/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5", schema: 5, parentSchema: schema306.properties.retry, data: data23 };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
        if (data23 < 0 || isNaN(data23)) {
          let err58 = { instancePath: instancePath + "/retry", schemaPath: "#/properties/retry/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema306.properties.retry, data: data23 };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
      }
    }
    if (data.cacheSeconds !== void 0) {
      let data24 = data.cacheSeconds;
      if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
        let err59 = { instancePath: instancePath + "/cacheSeconds", schemaPath: "#/properties/cacheSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema306.properties.cacheSeconds.type, parentSchema: schema306.properties.cacheSeconds, data: data24 };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
      if (typeof data24 == "number" && isFinite(data24)) {
        if (data24 > 86400 || isNaN(data24)) {
          let err60 = { instancePath: instancePath + "/cacheSeconds", schemaPath: "#/properties/cacheSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400", schema: 86400, parentSchema: schema306.properties.cacheSeconds, data: data24 };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        if (data24 < 1 || isNaN(data24)) {
          let err61 = { instancePath: instancePath + "/cacheSeconds", schemaPath: "#/properties/cacheSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema306.properties.cacheSeconds, data: data24 };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
      }
    }
    if (data.onFailure !== void 0) {
      let data25 = data.onFailure;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        if (data25.outcome === void 0) {
          let err62 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema306.properties.onFailure.required, parentSchema: schema306.properties.onFailure, data: data25 };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
        let tag0 = data25.outcome;
        if (typeof tag0 == "string")
          if (tag0 === "fail")
            if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
              if (data25.outcome === void 0) {
                let err63 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/0/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema306.properties.onFailure.oneOf[0].required, parentSchema: schema306.properties.onFailure.oneOf[0], data: data25 };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
              }
              for (let key6 in data25)
                if (key6 !== "outcome") {
                  let err64 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema306.properties.onFailure.oneOf[0], data: data25 };
                  vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                }
              if (data25.outcome !== void 0) {
                let data26 = data25.outcome;
                if (data26 !== "fail") {
                  let err65 = { instancePath: instancePath + "/onFailure/outcome", schemaPath: "#/properties/onFailure/oneOf/0/properties/outcome/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant", schema: "fail", parentSchema: schema306.properties.onFailure.oneOf[0].properties.outcome, data: data26 };
                  vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                }
              }
            } else {
              let err66 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema306.properties.onFailure.oneOf[0].type, parentSchema: schema306.properties.onFailure.oneOf[0], data: data25 };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
          else if (tag0 === "empty")
            if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
              if (data25.outcome === void 0) {
                let err67 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/1/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema306.properties.onFailure.oneOf[1].required, parentSchema: schema306.properties.onFailure.oneOf[1], data: data25 };
                vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
              }
              if (data25.result === void 0) {
                let err68 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/1/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'", schema: schema306.properties.onFailure.oneOf[1].required, parentSchema: schema306.properties.onFailure.oneOf[1], data: data25 };
                vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
              }
              for (let key7 in data25)
                if (!(key7 === "outcome" || key7 === "result")) {
                  let err69 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema306.properties.onFailure.oneOf[1], data: data25 };
                  vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                }
              if (data25.outcome !== void 0) {
                let data27 = data25.outcome;
                if (data27 !== "empty") {
                  let err70 = { instancePath: instancePath + "/onFailure/outcome", schemaPath: "#/properties/onFailure/oneOf/1/properties/outcome/const", keyword: "const", params: { allowedValue: "empty" }, message: "must be equal to constant", schema: "empty", parentSchema: schema306.properties.onFailure.oneOf[1].properties.outcome, data: data27 };
                  vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
                }
              }
            } else {
              let err71 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema306.properties.onFailure.oneOf[1].type, parentSchema: schema306.properties.onFailure.oneOf[1], data: data25 };
              vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
          else {
            let err72 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "outcome", tagValue: tag0 }, message: 'value of tag "outcome" must be in oneOf', schema: schema306.properties.onFailure.discriminator, parentSchema: schema306.properties.onFailure, data: data25 };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
          }
        else {
          let err73 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/discriminator", keyword: "discriminator", params: { error: "tag", tag: "outcome", tagValue: tag0 }, message: 'tag "outcome" must be string', schema: schema306.properties.onFailure.discriminator, parentSchema: schema306.properties.onFailure, data: data25 };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
      } else {
        let err74 = { instancePath: instancePath + "/onFailure", schemaPath: "#/properties/onFailure/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema306.properties.onFailure.type, parentSchema: schema306.properties.onFailure, data: data25 };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
    }
    if (data.expose !== void 0) {
      let data29 = data.expose;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        if (data29.path === void 0) {
          let err75 = { instancePath: instancePath + "/expose", schemaPath: "#/properties/expose/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema306.properties.expose.required, parentSchema: schema306.properties.expose, data: data29 };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
        for (let key8 in data29)
          if (!(key8 === "path" || key8 === "debounceMs")) {
            let err76 = { instancePath: instancePath + "/expose", schemaPath: "#/properties/expose/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema306.properties.expose, data: data29 };
            vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
          }
        if (data29.path !== void 0) {
          let data30 = data29.path;
          if (typeof data30 == "string") {
            if (func3(data30) > 200) {
              let err77 = { instancePath: instancePath + "/expose/path", schemaPath: "#/properties/expose/properties/path/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema306.properties.expose.properties.path, data: data30 };
              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
            }
            if (!pattern57.test(data30)) {
              let err78 = { instancePath: instancePath + "/expose/path", schemaPath: "#/properties/expose/properties/path/pattern", keyword: "pattern", params: { pattern: "^/api/[a-z0-9][a-z0-9/-]*$" }, message: 'must match pattern "^/api/[a-z0-9][a-z0-9/-]*$"', schema: "^/api/[a-z0-9][a-z0-9/-]*$", parentSchema: schema306.properties.expose.properties.path, data: data30 };
              vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
            }
          } else {
            let err79 = { instancePath: instancePath + "/expose/path", schemaPath: "#/properties/expose/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema306.properties.expose.properties.path.type, parentSchema: schema306.properties.expose.properties.path, data: data30 };
            vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
          }
        }
        if (data29.debounceMs !== void 0) {
          let data31 = data29.debounceMs;
          if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
            let err80 = { instancePath: instancePath + "/expose/debounceMs", schemaPath: "#/properties/expose/properties/debounceMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema306.properties.expose.properties.debounceMs.type, parentSchema: schema306.properties.expose.properties.debounceMs, data: data31 };
            vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
          }
          if (typeof data31 == "number" && isFinite(data31)) {
            if (data31 > 5e3 || isNaN(data31)) {
              let err81 = { instancePath: instancePath + "/expose/debounceMs", schemaPath: "#/properties/expose/properties/debounceMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, message: "must be <= 5000", schema: 5e3, parentSchema: schema306.properties.expose.properties.debounceMs, data: data31 };
              vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
            }
            if (data31 < 0 || isNaN(data31)) {
              let err82 = { instancePath: instancePath + "/expose/debounceMs", schemaPath: "#/properties/expose/properties/debounceMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema306.properties.expose.properties.debounceMs, data: data31 };
              vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
            }
          }
        }
      } else {
        let err83 = { instancePath: instancePath + "/expose", schemaPath: "#/properties/expose/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema306.properties.expose.type, parentSchema: schema306.properties.expose, data: data29 };
        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
      }
    }
  } else {
    let err84 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema306.type, parentSchema: schema306, data };
    vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
  }
  return validate167.errors = vErrors, errors === 0;
}
var schema321 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Options", description: "Options that several fields or rules share.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "options"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "options" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, options: { type: "array", minItems: 1, maxItems: 2e3, items: { $ref: "../shared/option.schema.json" } } } };
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema321.required, parentSchema: schema321, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema321.required, parentSchema: schema321, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema321.required, parentSchema: schema321, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.options === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'", schema: schema321.required, parentSchema: schema321, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "options")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema321, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "options") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "options" }, message: "must be equal to constant", schema: "options", parentSchema: schema321.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema321.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.options !== void 0) {
      let data4 = data.options;
      if (Array.isArray(data4)) {
        if (data4.length > 2e3) {
          let err12 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items", schema: 2e3, parentSchema: schema321.properties.options, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4.length < 1) {
          let err13 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema321.properties.options, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate109(data4[i0], { instancePath: instancePath + "/options/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = gather(vErrors, validate109.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema321.properties.options.type, parentSchema: schema321.properties.options, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema321.type, parentSchema: schema321, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate172.errors = vErrors, errors === 0;
}
var schema324 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Analytics", description: "One event for the data layer.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "event"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "analytics" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, event: { description: "Name of the event.", type: "string", minLength: 1, maxLength: 80 }, data: { description: "Further properties of the event: a template. `problem.field`, `problem.keyword` and `problem.message` are at hand when the event tells of a validation error.", type: "object", tsType: "Record<string, Template>" } } };
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema324.required, parentSchema: schema324, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema324.required, parentSchema: schema324, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema324.required, parentSchema: schema324, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.event === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'", schema: schema324.required, parentSchema: schema324, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "event" || key0 === "data")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema324, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err5 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "analytics") {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "analytics" }, message: "must be equal to constant", schema: "analytics", parentSchema: schema324.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern0.test(data2)) {
          let err9 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err11 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema324.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.event !== void 0) {
      let data4 = data.event;
      if (typeof data4 == "string") {
        if (func3(data4) > 80) {
          let err12 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema324.properties.event, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func3(data4) < 1) {
          let err13 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema324.properties.event, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema324.properties.event.type, parentSchema: schema324.properties.event, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.data !== void 0) {
      let data5 = data.data;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        let err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema324.properties.data.type, parentSchema: schema324.properties.data, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema324.type, parentSchema: schema324, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate174.errors = vErrors, errors === 0;
}
var schema327 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Site", description: "What every page shares: brand, hosts, phone numbers, header and footer.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "brand", "language", "timeZone", "channel", "hosts", "phones", "notFoundPage", "header", "footer", "previewBar", "messages"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "site" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, brand: { description: "Name of the brand; ends every page title.", $ref: "../shared/definitions.schema.json#/definitions/label" }, language: { $ref: "../shared/definitions.schema.json#/definitions/language" }, timeZone: { description: "IANA time zone in which today is reckoned.", type: "string", minLength: 1, maxLength: 60 }, channel: { description: "Name of the sitemap channel.", type: "string", minLength: 1, maxLength: 60 }, hosts: { description: "Title prefixes by host; the first entry found in the host name wins.", type: "array", maxItems: 20, items: { title: "Host rule", type: "object", additionalProperties: !1, required: ["contains", "titlePrefix"], properties: { contains: { description: "Part of the host name.", type: "string", minLength: 1, maxLength: 100 }, titlePrefix: { description: "Text put before the title.", type: "string", minLength: 1, maxLength: 40 } } } }, phones: { description: "Support numbers by audience.", type: "object", additionalProperties: { $ref: "#/definitions/phone" }, propertyNames: { $ref: "../shared/definitions.schema.json#/definitions/name" } }, notFoundPage: { description: "Id of the page shown for an unknown address.", $ref: "../shared/definitions.schema.json#/definitions/id" }, frameHosts: { description: "Hosts whose players may be embedded.", type: "array", maxItems: 20, items: { type: "string", pattern: "^https://[a-z0-9.-]+$" } }, header: { title: "Site header", type: "object", additionalProperties: !1, required: ["contentID", "logo", "sections", "labels"], properties: { labels: { title: "Header labels", description: "Words of the header itself.", type: "object", additionalProperties: !1, required: ["skip", "home", "navigation", "openMenu", "closeMenu"], properties: { skip: { description: "First link of every page; leads past the header.", $ref: "../shared/definitions.schema.json#/definitions/label" }, home: { description: "Names the link on the logo.", $ref: "../shared/definitions.schema.json#/definitions/label" }, navigation: { description: "Names the navigation for people who do not see it.", $ref: "../shared/definitions.schema.json#/definitions/label" }, openMenu: { description: "Opens the menu on a narrow screen.", $ref: "../shared/definitions.schema.json#/definitions/label" }, closeMenu: { description: "Closes that menu.", $ref: "../shared/definitions.schema.json#/definitions/label" } } }, contentID: { description: "Id under which the content service serves the header.", type: "integer" }, logo: { $ref: "../shared/definitions.schema.json#/definitions/image" }, primaryCta: { $ref: "../shared/definitions.schema.json#/definitions/link" }, secondaryCta: { $ref: "../shared/definitions.schema.json#/definitions/link" }, sections: { description: "Top-level sections.", type: "array", maxItems: 10, items: { $ref: "../shared/definitions.schema.json#/definitions/link" } } } }, footer: { title: "Site footer", type: "object", additionalProperties: !1, required: ["contentID", "logo", "copyrightMessage", "primaryLinks", "secondaryLinks", "socialIcons"], properties: { contentID: { description: "Id under which the content service serves the footer.", type: "integer" }, logo: { $ref: "../shared/definitions.schema.json#/definitions/image" }, copyrightMessage: { description: "Text after the copyright sign and the current year.", $ref: "../shared/definitions.schema.json#/definitions/label" }, primaryLinks: { type: "array", maxItems: 20, items: { $ref: "../shared/definitions.schema.json#/definitions/link" } }, secondaryLinks: { type: "array", maxItems: 20, items: { $ref: "../shared/definitions.schema.json#/definitions/link" } }, socialIcons: { type: "array", maxItems: 10, items: { title: "Social icon", type: "object", additionalProperties: !1, required: ["label", "href", "icon"], properties: { label: { $ref: "../shared/definitions.schema.json#/definitions/label" }, href: { $ref: "../shared/definitions.schema.json#/definitions/href" }, icon: { $ref: "../shared/definitions.schema.json#/definitions/image" } } } } } }, previewBar: { title: "Preview bar", type: "object", additionalProperties: !1, required: ["exitLabel", "question"], properties: { exitLabel: { $ref: "../shared/definitions.schema.json#/definitions/label" }, question: { $ref: "../shared/definitions.schema.json#/definitions/label" } } }, messages: { title: "Site messages", type: "object", additionalProperties: !1, required: ["loading", "errorTitle", "errorText", "fieldErrors"], properties: { loading: { description: "Shown while a page loads.", $ref: "../shared/definitions.schema.json#/definitions/label" }, errorTitle: { description: "Heading of the page shown when something failed.", $ref: "../shared/definitions.schema.json#/definitions/label" }, errorText: { $ref: "../shared/definitions.schema.json#/definitions/label" }, fieldErrors: { $ref: "../shared/messages.schema.json" } } } }, definitions: { phone: { title: "Phone", type: "string", minLength: 3, maxLength: 40 } } }, schema331 = { description: "BCP 47 language tag, lower case.", type: "string", pattern: "^[a-z]{2}(-[a-z]{2})?$" }, schema333 = { title: "Phone", type: "string", minLength: 3, maxLength: 40 }, pattern61 = new RegExp("^[a-z]{2}(-[a-z]{2})?$", "u"), pattern64 = new RegExp("^https://[a-z0-9.-]+$", "u");
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.label === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.href === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "label" || key0 === "href" || key0 === "target")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.label !== void 0) {
      let data0 = data.label;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err3 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func3(data0) < 1) {
          let err4 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/label", schemaPath: "#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.href !== void 0) {
      let data1 = data.href;
      if (typeof data1 == "string") {
        if (func3(data1) > 2e3) {
          let err6 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern2.test(data1)) {
          let err7 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/href", schemaPath: "#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.target !== void 0) {
      let data2 = data.target;
      if (!(data2 === "_self" || data2 === "_blank")) {
        let err9 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/enum", keyword: "enum", params: { allowedValues: schema58.properties.target.enum }, message: "must be equal to one of the allowed values", schema: schema58.properties.target.enum, parentSchema: schema58.properties.target, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate176.errors = vErrors, errors === 0;
}
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.brand === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brand" }, message: "must have required property 'brand'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.language === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.timeZone === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timeZone" }, message: "must have required property 'timeZone'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.channel === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel" }, message: "must have required property 'channel'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.hosts === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hosts" }, message: "must have required property 'hosts'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.phones === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phones" }, message: "must have required property 'phones'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.notFoundPage === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "notFoundPage" }, message: "must have required property 'notFoundPage'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.header === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "header" }, message: "must have required property 'header'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.footer === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "footer" }, message: "must have required property 'footer'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.previewBar === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previewBar" }, message: "must have required property 'previewBar'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.messages === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "messages" }, message: "must have required property 'messages'", schema: schema327.required, parentSchema: schema327, data };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema327.properties, key0)) {
        let err14 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema327, data };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err15 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "site") {
        let err17 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "site" }, message: "must be equal to constant", schema: "site", parentSchema: schema327.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err18 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!pattern0.test(data2)) {
          let err19 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err21 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema327.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.brand !== void 0) {
      let data4 = data.brand;
      if (typeof data4 == "string") {
        if (func3(data4) > 300) {
          let err22 = { instancePath: instancePath + "/brand", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data4 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (func3(data4) < 1) {
          let err23 = { instancePath: instancePath + "/brand", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data4 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/brand", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data4 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.language !== void 0) {
      let data5 = data.language;
      if (typeof data5 == "string") {
        if (!pattern61.test(data5)) {
          let err25 = { instancePath: instancePath + "/language", schemaPath: "../shared/definitions.schema.json#/definitions/language/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}(-[a-z]{2})?$" }, message: 'must match pattern "^[a-z]{2}(-[a-z]{2})?$"', schema: "^[a-z]{2}(-[a-z]{2})?$", parentSchema: schema331, data: data5 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/language", schemaPath: "../shared/definitions.schema.json#/definitions/language/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema331.type, parentSchema: schema331, data: data5 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.timeZone !== void 0) {
      let data6 = data.timeZone;
      if (typeof data6 == "string") {
        if (func3(data6) > 60) {
          let err27 = { instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema327.properties.timeZone, data: data6 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (func3(data6) < 1) {
          let err28 = { instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema327.properties.timeZone, data: data6 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema327.properties.timeZone.type, parentSchema: schema327.properties.timeZone, data: data6 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.channel !== void 0) {
      let data7 = data.channel;
      if (typeof data7 == "string") {
        if (func3(data7) > 60) {
          let err30 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema327.properties.channel, data: data7 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (func3(data7) < 1) {
          let err31 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema327.properties.channel, data: data7 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema327.properties.channel.type, parentSchema: schema327.properties.channel, data: data7 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.hosts !== void 0) {
      let data8 = data.hosts;
      if (Array.isArray(data8)) {
        if (data8.length > 20) {
          let err33 = { instancePath: instancePath + "/hosts", schemaPath: "#/properties/hosts/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema327.properties.hosts, data: data8 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.contains === void 0) {
              let err34 = { instancePath: instancePath + "/hosts/" + i0, schemaPath: "#/properties/hosts/items/required", keyword: "required", params: { missingProperty: "contains" }, message: "must have required property 'contains'", schema: schema327.properties.hosts.items.required, parentSchema: schema327.properties.hosts.items, data: data9 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            if (data9.titlePrefix === void 0) {
              let err35 = { instancePath: instancePath + "/hosts/" + i0, schemaPath: "#/properties/hosts/items/required", keyword: "required", params: { missingProperty: "titlePrefix" }, message: "must have required property 'titlePrefix'", schema: schema327.properties.hosts.items.required, parentSchema: schema327.properties.hosts.items, data: data9 };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            for (let key1 in data9)
              if (!(key1 === "contains" || key1 === "titlePrefix")) {
                let err36 = { instancePath: instancePath + "/hosts/" + i0, schemaPath: "#/properties/hosts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema327.properties.hosts.items, data: data9 };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
            if (data9.contains !== void 0) {
              let data10 = data9.contains;
              if (typeof data10 == "string") {
                if (func3(data10) > 100) {
                  let err37 = { instancePath: instancePath + "/hosts/" + i0 + "/contains", schemaPath: "#/properties/hosts/items/properties/contains/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters", schema: 100, parentSchema: schema327.properties.hosts.items.properties.contains, data: data10 };
                  vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                }
                if (func3(data10) < 1) {
                  let err38 = { instancePath: instancePath + "/hosts/" + i0 + "/contains", schemaPath: "#/properties/hosts/items/properties/contains/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema327.properties.hosts.items.properties.contains, data: data10 };
                  vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                }
              } else {
                let err39 = { instancePath: instancePath + "/hosts/" + i0 + "/contains", schemaPath: "#/properties/hosts/items/properties/contains/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema327.properties.hosts.items.properties.contains.type, parentSchema: schema327.properties.hosts.items.properties.contains, data: data10 };
                vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
              }
            }
            if (data9.titlePrefix !== void 0) {
              let data11 = data9.titlePrefix;
              if (typeof data11 == "string") {
                if (func3(data11) > 40) {
                  let err40 = { instancePath: instancePath + "/hosts/" + i0 + "/titlePrefix", schemaPath: "#/properties/hosts/items/properties/titlePrefix/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema327.properties.hosts.items.properties.titlePrefix, data: data11 };
                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
                if (func3(data11) < 1) {
                  let err41 = { instancePath: instancePath + "/hosts/" + i0 + "/titlePrefix", schemaPath: "#/properties/hosts/items/properties/titlePrefix/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema327.properties.hosts.items.properties.titlePrefix, data: data11 };
                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                }
              } else {
                let err42 = { instancePath: instancePath + "/hosts/" + i0 + "/titlePrefix", schemaPath: "#/properties/hosts/items/properties/titlePrefix/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema327.properties.hosts.items.properties.titlePrefix.type, parentSchema: schema327.properties.hosts.items.properties.titlePrefix, data: data11 };
                vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              }
            }
          } else {
            let err43 = { instancePath: instancePath + "/hosts/" + i0, schemaPath: "#/properties/hosts/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema327.properties.hosts.items.type, parentSchema: schema327.properties.hosts.items, data: data9 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
      } else {
        let err44 = { instancePath: instancePath + "/hosts", schemaPath: "#/properties/hosts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema327.properties.hosts.type, parentSchema: schema327.properties.hosts, data: data8 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.phones !== void 0) {
      let data12 = data.phones;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        for (let key2 in data12) {
          let _errs31 = errors;
          if (typeof key2 == "string") {
            if (func3(key2) > 80) {
              let err45 = { instancePath: instancePath + "/phones", schemaPath: "../shared/definitions.schema.json#/definitions/name/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema107, data: key2, propertyName: key2 };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            if (!pattern18.test(key2)) {
              let err46 = { instancePath: instancePath + "/phones", schemaPath: "../shared/definitions.schema.json#/definitions/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][A-Za-z0-9]*$" }, message: 'must match pattern "^[a-z][A-Za-z0-9]*$"', schema: "^[a-z][A-Za-z0-9]*$", parentSchema: schema107, data: key2, propertyName: key2 };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
          } else {
            let err47 = { instancePath: instancePath + "/phones", schemaPath: "../shared/definitions.schema.json#/definitions/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.type, parentSchema: schema107, data: key2, propertyName: key2 };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
          var valid8 = _errs31 === errors;
          if (!valid8) {
            let err48 = { instancePath: instancePath + "/phones", schemaPath: "#/properties/phones/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid", schema: schema327.properties.phones.propertyNames, parentSchema: schema327.properties.phones, data: data12 };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        }
        for (let key3 in data12) {
          let data13 = data12[key3];
          if (typeof data13 == "string") {
            if (func3(data13) > 40) {
              let err49 = { instancePath: instancePath + "/phones/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/phone/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters", schema: 40, parentSchema: schema333, data: data13 };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (func3(data13) < 3) {
              let err50 = { instancePath: instancePath + "/phones/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/phone/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters", schema: 3, parentSchema: schema333, data: data13 };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          } else {
            let err51 = { instancePath: instancePath + "/phones/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/phone/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema333.type, parentSchema: schema333, data: data13 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
      } else {
        let err52 = { instancePath: instancePath + "/phones", schemaPath: "#/properties/phones/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema327.properties.phones.type, parentSchema: schema327.properties.phones, data: data12 };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.notFoundPage !== void 0) {
      let data14 = data.notFoundPage;
      if (typeof data14 == "string") {
        if (func3(data14) > 80) {
          let err53 = { instancePath: instancePath + "/notFoundPage", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data14 };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        if (!pattern0.test(data14)) {
          let err54 = { instancePath: instancePath + "/notFoundPage", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data14 };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
      } else {
        let err55 = { instancePath: instancePath + "/notFoundPage", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data14 };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
    if (data.frameHosts !== void 0) {
      let data15 = data.frameHosts;
      if (Array.isArray(data15)) {
        if (data15.length > 20) {
          let err56 = { instancePath: instancePath + "/frameHosts", schemaPath: "#/properties/frameHosts/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema327.properties.frameHosts, data: data15 };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
        let len1 = data15.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data16 = data15[i1];
          if (typeof data16 == "string") {
            if (!pattern64.test(data16)) {
              let err57 = { instancePath: instancePath + "/frameHosts/" + i1, schemaPath: "#/properties/frameHosts/items/pattern", keyword: "pattern", params: { pattern: "^https://[a-z0-9.-]+$" }, message: 'must match pattern "^https://[a-z0-9.-]+$"', schema: "^https://[a-z0-9.-]+$", parentSchema: schema327.properties.frameHosts.items, data: data16 };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
          } else {
            let err58 = { instancePath: instancePath + "/frameHosts/" + i1, schemaPath: "#/properties/frameHosts/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema327.properties.frameHosts.items.type, parentSchema: schema327.properties.frameHosts.items, data: data16 };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
        }
      } else {
        let err59 = { instancePath: instancePath + "/frameHosts", schemaPath: "#/properties/frameHosts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema327.properties.frameHosts.type, parentSchema: schema327.properties.frameHosts, data: data15 };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
    }
    if (data.header !== void 0) {
      let data17 = data.header;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.contentID === void 0) {
          let err60 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "contentID" }, message: "must have required property 'contentID'", schema: schema327.properties.header.required, parentSchema: schema327.properties.header, data: data17 };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        if (data17.logo === void 0) {
          let err61 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "logo" }, message: "must have required property 'logo'", schema: schema327.properties.header.required, parentSchema: schema327.properties.header, data: data17 };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        if (data17.sections === void 0) {
          let err62 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "sections" }, message: "must have required property 'sections'", schema: schema327.properties.header.required, parentSchema: schema327.properties.header, data: data17 };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
        if (data17.labels === void 0) {
          let err63 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/required", keyword: "required", params: { missingProperty: "labels" }, message: "must have required property 'labels'", schema: schema327.properties.header.required, parentSchema: schema327.properties.header, data: data17 };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
        for (let key4 in data17)
          if (!(key4 === "labels" || key4 === "contentID" || key4 === "logo" || key4 === "primaryCta" || key4 === "secondaryCta" || key4 === "sections")) {
            let err64 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema327.properties.header, data: data17 };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
        if (data17.labels !== void 0) {
          let data18 = data17.labels;
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (data18.skip === void 0) {
              let err65 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/required", keyword: "required", params: { missingProperty: "skip" }, message: "must have required property 'skip'", schema: schema327.properties.header.properties.labels.required, parentSchema: schema327.properties.header.properties.labels, data: data18 };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
            if (data18.home === void 0) {
              let err66 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/required", keyword: "required", params: { missingProperty: "home" }, message: "must have required property 'home'", schema: schema327.properties.header.properties.labels.required, parentSchema: schema327.properties.header.properties.labels, data: data18 };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
            if (data18.navigation === void 0) {
              let err67 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/required", keyword: "required", params: { missingProperty: "navigation" }, message: "must have required property 'navigation'", schema: schema327.properties.header.properties.labels.required, parentSchema: schema327.properties.header.properties.labels, data: data18 };
              vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
            }
            if (data18.openMenu === void 0) {
              let err68 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/required", keyword: "required", params: { missingProperty: "openMenu" }, message: "must have required property 'openMenu'", schema: schema327.properties.header.properties.labels.required, parentSchema: schema327.properties.header.properties.labels, data: data18 };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
            if (data18.closeMenu === void 0) {
              let err69 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/required", keyword: "required", params: { missingProperty: "closeMenu" }, message: "must have required property 'closeMenu'", schema: schema327.properties.header.properties.labels.required, parentSchema: schema327.properties.header.properties.labels, data: data18 };
              vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
            }
            for (let key5 in data18)
              if (!(key5 === "skip" || key5 === "home" || key5 === "navigation" || key5 === "openMenu" || key5 === "closeMenu")) {
                let err70 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema327.properties.header.properties.labels, data: data18 };
                vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
              }
            if (data18.skip !== void 0) {
              let data19 = data18.skip;
              if (typeof data19 == "string") {
                if (func3(data19) > 300) {
                  let err71 = { instancePath: instancePath + "/header/labels/skip", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data19 };
                  vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                }
                if (func3(data19) < 1) {
                  let err72 = { instancePath: instancePath + "/header/labels/skip", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data19 };
                  vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                }
              } else {
                let err73 = { instancePath: instancePath + "/header/labels/skip", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data19 };
                vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
              }
            }
            if (data18.home !== void 0) {
              let data20 = data18.home;
              if (typeof data20 == "string") {
                if (func3(data20) > 300) {
                  let err74 = { instancePath: instancePath + "/header/labels/home", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data20 };
                  vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                }
                if (func3(data20) < 1) {
                  let err75 = { instancePath: instancePath + "/header/labels/home", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data20 };
                  vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                }
              } else {
                let err76 = { instancePath: instancePath + "/header/labels/home", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data20 };
                vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
              }
            }
            if (data18.navigation !== void 0) {
              let data21 = data18.navigation;
              if (typeof data21 == "string") {
                if (func3(data21) > 300) {
                  let err77 = { instancePath: instancePath + "/header/labels/navigation", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data21 };
                  vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
                }
                if (func3(data21) < 1) {
                  let err78 = { instancePath: instancePath + "/header/labels/navigation", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data21 };
                  vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
                }
              } else {
                let err79 = { instancePath: instancePath + "/header/labels/navigation", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data21 };
                vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
              }
            }
            if (data18.openMenu !== void 0) {
              let data22 = data18.openMenu;
              if (typeof data22 == "string") {
                if (func3(data22) > 300) {
                  let err80 = { instancePath: instancePath + "/header/labels/openMenu", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data22 };
                  vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                }
                if (func3(data22) < 1) {
                  let err81 = { instancePath: instancePath + "/header/labels/openMenu", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data22 };
                  vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
                }
              } else {
                let err82 = { instancePath: instancePath + "/header/labels/openMenu", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data22 };
                vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
              }
            }
            if (data18.closeMenu !== void 0) {
              let data23 = data18.closeMenu;
              if (typeof data23 == "string") {
                if (func3(data23) > 300) {
                  let err83 = { instancePath: instancePath + "/header/labels/closeMenu", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data23 };
                  vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                }
                if (func3(data23) < 1) {
                  let err84 = { instancePath: instancePath + "/header/labels/closeMenu", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data23 };
                  vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                }
              } else {
                let err85 = { instancePath: instancePath + "/header/labels/closeMenu", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data23 };
                vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
              }
            }
          } else {
            let err86 = { instancePath: instancePath + "/header/labels", schemaPath: "#/properties/header/properties/labels/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema327.properties.header.properties.labels.type, parentSchema: schema327.properties.header.properties.labels, data: data18 };
            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
          }
        }
        if (data17.contentID !== void 0) {
          let data24 = data17.contentID;
          if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
            let err87 = { instancePath: instancePath + "/header/contentID", schemaPath: "#/properties/header/properties/contentID/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema327.properties.header.properties.contentID.type, parentSchema: schema327.properties.header.properties.contentID, data: data24 };
            vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
          }
        }
        if (data17.logo !== void 0) {
          let data25 = data17.logo;
          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
            if (data25.src === void 0) {
              let err88 = { instancePath: instancePath + "/header/logo", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema57.required, parentSchema: schema57, data: data25 };
              vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
            }
            if (data25.alt === void 0) {
              let err89 = { instancePath: instancePath + "/header/logo", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema57.required, parentSchema: schema57, data: data25 };
              vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
            }
            if (data25.width === void 0) {
              let err90 = { instancePath: instancePath + "/header/logo", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema57.required, parentSchema: schema57, data: data25 };
              vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
            }
            if (data25.height === void 0) {
              let err91 = { instancePath: instancePath + "/header/logo", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema57.required, parentSchema: schema57, data: data25 };
              vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
            }
            for (let key6 in data25)
              if (!(key6 === "src" || key6 === "alt" || key6 === "width" || key6 === "height")) {
                let err92 = { instancePath: instancePath + "/header/logo", schemaPath: "../shared/definitions.schema.json#/definitions/image/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data: data25 };
                vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
              }
            if (data25.src !== void 0) {
              let data26 = data25.src;
              if (typeof data26 == "string") {
                if (func3(data26) > 2e3) {
                  let err93 = { instancePath: instancePath + "/header/logo/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema57.properties.src, data: data26 };
                  vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                }
                if (!pattern3.test(data26)) {
                  let err94 = { instancePath: instancePath + "/header/logo/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/pattern", keyword: "pattern", params: { pattern: "^/[^/]" }, message: 'must match pattern "^/[^/]"', schema: "^/[^/]", parentSchema: schema57.properties.src, data: data26 };
                  vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                }
              } else {
                let err95 = { instancePath: instancePath + "/header/logo/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.src.type, parentSchema: schema57.properties.src, data: data26 };
                vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
              }
            }
            if (data25.alt !== void 0) {
              let data27 = data25.alt;
              if (typeof data27 == "string") {
                if (func3(data27) > 300) {
                  let err96 = { instancePath: instancePath + "/header/logo/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema57.properties.alt, data: data27 };
                  vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                }
              } else {
                let err97 = { instancePath: instancePath + "/header/logo/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.alt.type, parentSchema: schema57.properties.alt, data: data27 };
                vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
              }
            }
            if (data25.width !== void 0) {
              let data28 = data25.width;
              if (!(typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28))) {
                let err98 = { instancePath: instancePath + "/header/logo/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.width.type, parentSchema: schema57.properties.width, data: data28 };
                vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
              }
              if (typeof data28 == "number" && isFinite(data28)) {
                if (data28 > 1e4 || isNaN(data28)) {
                  let err99 = { instancePath: instancePath + "/header/logo/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.width, data: data28 };
                  vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
                }
                if (data28 < 1 || isNaN(data28)) {
                  let err100 = { instancePath: instancePath + "/header/logo/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.width, data: data28 };
                  vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
                }
              }
            }
            if (data25.height !== void 0) {
              let data29 = data25.height;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29) && isFinite(data29))) {
                let err101 = { instancePath: instancePath + "/header/logo/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.height.type, parentSchema: schema57.properties.height, data: data29 };
                vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
              }
              if (typeof data29 == "number" && isFinite(data29)) {
                if (data29 > 1e4 || isNaN(data29)) {
                  let err102 = { instancePath: instancePath + "/header/logo/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.height, data: data29 };
                  vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
                }
                if (data29 < 1 || isNaN(data29)) {
                  let err103 = { instancePath: instancePath + "/header/logo/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.height, data: data29 };
                  vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
                }
              }
            }
          } else {
            let err104 = { instancePath: instancePath + "/header/logo", schemaPath: "../shared/definitions.schema.json#/definitions/image/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data: data25 };
            vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
          }
        }
        if (data17.primaryCta !== void 0 && (validate176(data17.primaryCta, { instancePath: instancePath + "/header/primaryCta", parentData: data17, parentDataProperty: "primaryCta", rootData }) || (vErrors = gather(vErrors, validate176.errors), errors = vErrors.length)), data17.secondaryCta !== void 0 && (validate176(data17.secondaryCta, { instancePath: instancePath + "/header/secondaryCta", parentData: data17, parentDataProperty: "secondaryCta", rootData }) || (vErrors = gather(vErrors, validate176.errors), errors = vErrors.length)), data17.sections !== void 0) {
          let data32 = data17.sections;
          if (Array.isArray(data32)) {
            if (data32.length > 10) {
              let err105 = { instancePath: instancePath + "/header/sections", schemaPath: "#/properties/header/properties/sections/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema327.properties.header.properties.sections, data: data32 };
              vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
            }
            let len2 = data32.length;
            for (let i2 = 0; i2 < len2; i2++)
              validate176(data32[i2], { instancePath: instancePath + "/header/sections/" + i2, parentData: data32, parentDataProperty: i2, rootData }) || (vErrors = gather(vErrors, validate176.errors), errors = vErrors.length);
          } else {
            let err106 = { instancePath: instancePath + "/header/sections", schemaPath: "#/properties/header/properties/sections/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema327.properties.header.properties.sections.type, parentSchema: schema327.properties.header.properties.sections, data: data32 };
            vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
          }
        }
      } else {
        let err107 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema327.properties.header.type, parentSchema: schema327.properties.header, data: data17 };
        vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
      }
    }
    if (data.footer !== void 0) {
      let data34 = data.footer;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        if (data34.contentID === void 0) {
          let err108 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "contentID" }, message: "must have required property 'contentID'", schema: schema327.properties.footer.required, parentSchema: schema327.properties.footer, data: data34 };
          vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
        }
        if (data34.logo === void 0) {
          let err109 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "logo" }, message: "must have required property 'logo'", schema: schema327.properties.footer.required, parentSchema: schema327.properties.footer, data: data34 };
          vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
        }
        if (data34.copyrightMessage === void 0) {
          let err110 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "copyrightMessage" }, message: "must have required property 'copyrightMessage'", schema: schema327.properties.footer.required, parentSchema: schema327.properties.footer, data: data34 };
          vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
        }
        if (data34.primaryLinks === void 0) {
          let err111 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "primaryLinks" }, message: "must have required property 'primaryLinks'", schema: schema327.properties.footer.required, parentSchema: schema327.properties.footer, data: data34 };
          vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
        }
        if (data34.secondaryLinks === void 0) {
          let err112 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "secondaryLinks" }, message: "must have required property 'secondaryLinks'", schema: schema327.properties.footer.required, parentSchema: schema327.properties.footer, data: data34 };
          vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
        }
        if (data34.socialIcons === void 0) {
          let err113 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/required", keyword: "required", params: { missingProperty: "socialIcons" }, message: "must have required property 'socialIcons'", schema: schema327.properties.footer.required, parentSchema: schema327.properties.footer, data: data34 };
          vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
        }
        for (let key7 in data34)
          if (!(key7 === "contentID" || key7 === "logo" || key7 === "copyrightMessage" || key7 === "primaryLinks" || key7 === "secondaryLinks" || key7 === "socialIcons")) {
            let err114 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema327.properties.footer, data: data34 };
            vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
          }
        if (data34.contentID !== void 0) {
          let data35 = data34.contentID;
          if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35))) {
            let err115 = { instancePath: instancePath + "/footer/contentID", schemaPath: "#/properties/footer/properties/contentID/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema327.properties.footer.properties.contentID.type, parentSchema: schema327.properties.footer.properties.contentID, data: data35 };
            vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
          }
        }
        if (data34.logo !== void 0) {
          let data36 = data34.logo;
          if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
            if (data36.src === void 0) {
              let err116 = { instancePath: instancePath + "/footer/logo", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema57.required, parentSchema: schema57, data: data36 };
              vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
            }
            if (data36.alt === void 0) {
              let err117 = { instancePath: instancePath + "/footer/logo", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema57.required, parentSchema: schema57, data: data36 };
              vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
            }
            if (data36.width === void 0) {
              let err118 = { instancePath: instancePath + "/footer/logo", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema57.required, parentSchema: schema57, data: data36 };
              vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
            }
            if (data36.height === void 0) {
              let err119 = { instancePath: instancePath + "/footer/logo", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema57.required, parentSchema: schema57, data: data36 };
              vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
            }
            for (let key8 in data36)
              if (!(key8 === "src" || key8 === "alt" || key8 === "width" || key8 === "height")) {
                let err120 = { instancePath: instancePath + "/footer/logo", schemaPath: "../shared/definitions.schema.json#/definitions/image/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data: data36 };
                vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
              }
            if (data36.src !== void 0) {
              let data37 = data36.src;
              if (typeof data37 == "string") {
                if (func3(data37) > 2e3) {
                  let err121 = { instancePath: instancePath + "/footer/logo/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema57.properties.src, data: data37 };
                  vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
                }
                if (!pattern3.test(data37)) {
                  let err122 = { instancePath: instancePath + "/footer/logo/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/pattern", keyword: "pattern", params: { pattern: "^/[^/]" }, message: 'must match pattern "^/[^/]"', schema: "^/[^/]", parentSchema: schema57.properties.src, data: data37 };
                  vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
                }
              } else {
                let err123 = { instancePath: instancePath + "/footer/logo/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.src.type, parentSchema: schema57.properties.src, data: data37 };
                vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
              }
            }
            if (data36.alt !== void 0) {
              let data38 = data36.alt;
              if (typeof data38 == "string") {
                if (func3(data38) > 300) {
                  let err124 = { instancePath: instancePath + "/footer/logo/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema57.properties.alt, data: data38 };
                  vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
                }
              } else {
                let err125 = { instancePath: instancePath + "/footer/logo/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.alt.type, parentSchema: schema57.properties.alt, data: data38 };
                vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
              }
            }
            if (data36.width !== void 0) {
              let data39 = data36.width;
              if (!(typeof data39 == "number" && !(data39 % 1) && !isNaN(data39) && isFinite(data39))) {
                let err126 = { instancePath: instancePath + "/footer/logo/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.width.type, parentSchema: schema57.properties.width, data: data39 };
                vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
              }
              if (typeof data39 == "number" && isFinite(data39)) {
                if (data39 > 1e4 || isNaN(data39)) {
                  let err127 = { instancePath: instancePath + "/footer/logo/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.width, data: data39 };
                  vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
                }
                if (data39 < 1 || isNaN(data39)) {
                  let err128 = { instancePath: instancePath + "/footer/logo/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.width, data: data39 };
                  vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
                }
              }
            }
            if (data36.height !== void 0) {
              let data40 = data36.height;
              if (!(typeof data40 == "number" && !(data40 % 1) && !isNaN(data40) && isFinite(data40))) {
                let err129 = { instancePath: instancePath + "/footer/logo/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.height.type, parentSchema: schema57.properties.height, data: data40 };
                vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
              }
              if (typeof data40 == "number" && isFinite(data40)) {
                if (data40 > 1e4 || isNaN(data40)) {
                  let err130 = { instancePath: instancePath + "/footer/logo/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.height, data: data40 };
                  vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
                }
                if (data40 < 1 || isNaN(data40)) {
                  let err131 = { instancePath: instancePath + "/footer/logo/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.height, data: data40 };
                  vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
                }
              }
            }
          } else {
            let err132 = { instancePath: instancePath + "/footer/logo", schemaPath: "../shared/definitions.schema.json#/definitions/image/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data: data36 };
            vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
          }
        }
        if (data34.copyrightMessage !== void 0) {
          let data41 = data34.copyrightMessage;
          if (typeof data41 == "string") {
            if (func3(data41) > 300) {
              let err133 = { instancePath: instancePath + "/footer/copyrightMessage", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data41 };
              vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
            }
            if (func3(data41) < 1) {
              let err134 = { instancePath: instancePath + "/footer/copyrightMessage", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data41 };
              vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
            }
          } else {
            let err135 = { instancePath: instancePath + "/footer/copyrightMessage", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data41 };
            vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
          }
        }
        if (data34.primaryLinks !== void 0) {
          let data42 = data34.primaryLinks;
          if (Array.isArray(data42)) {
            if (data42.length > 20) {
              let err136 = { instancePath: instancePath + "/footer/primaryLinks", schemaPath: "#/properties/footer/properties/primaryLinks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema327.properties.footer.properties.primaryLinks, data: data42 };
              vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
            }
            let len3 = data42.length;
            for (let i3 = 0; i3 < len3; i3++)
              validate176(data42[i3], { instancePath: instancePath + "/footer/primaryLinks/" + i3, parentData: data42, parentDataProperty: i3, rootData }) || (vErrors = gather(vErrors, validate176.errors), errors = vErrors.length);
          } else {
            let err137 = { instancePath: instancePath + "/footer/primaryLinks", schemaPath: "#/properties/footer/properties/primaryLinks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema327.properties.footer.properties.primaryLinks.type, parentSchema: schema327.properties.footer.properties.primaryLinks, data: data42 };
            vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
          }
        }
        if (data34.secondaryLinks !== void 0) {
          let data44 = data34.secondaryLinks;
          if (Array.isArray(data44)) {
            if (data44.length > 20) {
              let err138 = { instancePath: instancePath + "/footer/secondaryLinks", schemaPath: "#/properties/footer/properties/secondaryLinks/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema327.properties.footer.properties.secondaryLinks, data: data44 };
              vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
            }
            let len4 = data44.length;
            for (let i4 = 0; i4 < len4; i4++)
              validate176(data44[i4], { instancePath: instancePath + "/footer/secondaryLinks/" + i4, parentData: data44, parentDataProperty: i4, rootData }) || (vErrors = gather(vErrors, validate176.errors), errors = vErrors.length);
          } else {
            let err139 = { instancePath: instancePath + "/footer/secondaryLinks", schemaPath: "#/properties/footer/properties/secondaryLinks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema327.properties.footer.properties.secondaryLinks.type, parentSchema: schema327.properties.footer.properties.secondaryLinks, data: data44 };
            vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
          }
        }
        if (data34.socialIcons !== void 0) {
          let data46 = data34.socialIcons;
          if (Array.isArray(data46)) {
            if (data46.length > 10) {
              let err140 = { instancePath: instancePath + "/footer/socialIcons", schemaPath: "#/properties/footer/properties/socialIcons/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema327.properties.footer.properties.socialIcons, data: data46 };
              vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
            }
            let len5 = data46.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data47 = data46[i5];
              if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                if (data47.label === void 0) {
                  let err141 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema327.properties.footer.properties.socialIcons.items.required, parentSchema: schema327.properties.footer.properties.socialIcons.items, data: data47 };
                  vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
                }
                if (data47.href === void 0) {
                  let err142 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/required", keyword: "required", params: { missingProperty: "href" }, message: "must have required property 'href'", schema: schema327.properties.footer.properties.socialIcons.items.required, parentSchema: schema327.properties.footer.properties.socialIcons.items, data: data47 };
                  vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
                }
                if (data47.icon === void 0) {
                  let err143 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/required", keyword: "required", params: { missingProperty: "icon" }, message: "must have required property 'icon'", schema: schema327.properties.footer.properties.socialIcons.items.required, parentSchema: schema327.properties.footer.properties.socialIcons.items, data: data47 };
                  vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
                }
                for (let key9 in data47)
                  if (!(key9 === "label" || key9 === "href" || key9 === "icon")) {
                    let err144 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema327.properties.footer.properties.socialIcons.items, data: data47 };
                    vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
                  }
                if (data47.label !== void 0) {
                  let data48 = data47.label;
                  if (typeof data48 == "string") {
                    if (func3(data48) > 300) {
                      let err145 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data48 };
                      vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
                    }
                    if (func3(data48) < 1) {
                      let err146 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data48 };
                      vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
                    }
                  } else {
                    let err147 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/label", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data48 };
                    vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
                  }
                }
                if (data47.href !== void 0) {
                  let data49 = data47.href;
                  if (typeof data49 == "string") {
                    if (func3(data49) > 2e3) {
                      let err148 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema37, data: data49 };
                      vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
                    }
                    if (!pattern2.test(data49)) {
                      let err149 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/pattern", keyword: "pattern", params: { pattern: "^(/(?!/)|#|https://|mailto:|tel:)" }, message: 'must match pattern "^(/(?!/)|#|https://|mailto:|tel:)"', schema: "^(/(?!/)|#|https://|mailto:|tel:)", parentSchema: schema37, data: data49 };
                      vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
                    }
                  } else {
                    let err150 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/href", schemaPath: "../shared/definitions.schema.json#/definitions/href/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data49 };
                    vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
                  }
                }
                if (data47.icon !== void 0) {
                  let data50 = data47.icon;
                  if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
                    if (data50.src === void 0) {
                      let err151 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "src" }, message: "must have required property 'src'", schema: schema57.required, parentSchema: schema57, data: data50 };
                      vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
                    }
                    if (data50.alt === void 0) {
                      let err152 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "alt" }, message: "must have required property 'alt'", schema: schema57.required, parentSchema: schema57, data: data50 };
                      vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
                    }
                    if (data50.width === void 0) {
                      let err153 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'", schema: schema57.required, parentSchema: schema57, data: data50 };
                      vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
                    }
                    if (data50.height === void 0) {
                      let err154 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon", schemaPath: "../shared/definitions.schema.json#/definitions/image/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'", schema: schema57.required, parentSchema: schema57, data: data50 };
                      vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
                    }
                    for (let key10 in data50)
                      if (!(key10 === "src" || key10 === "alt" || key10 === "width" || key10 === "height")) {
                        let err155 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon", schemaPath: "../shared/definitions.schema.json#/definitions/image/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data: data50 };
                        vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
                      }
                    if (data50.src !== void 0) {
                      let data51 = data50.src;
                      if (typeof data51 == "string") {
                        if (func3(data51) > 2e3) {
                          let err156 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema57.properties.src, data: data51 };
                          vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
                        }
                        if (!pattern3.test(data51)) {
                          let err157 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/pattern", keyword: "pattern", params: { pattern: "^/[^/]" }, message: 'must match pattern "^/[^/]"', schema: "^/[^/]", parentSchema: schema57.properties.src, data: data51 };
                          vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
                        }
                      } else {
                        let err158 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon/src", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/src/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.src.type, parentSchema: schema57.properties.src, data: data51 };
                        vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
                      }
                    }
                    if (data50.alt !== void 0) {
                      let data52 = data50.alt;
                      if (typeof data52 == "string") {
                        if (func3(data52) > 300) {
                          let err159 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema57.properties.alt, data: data52 };
                          vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
                        }
                      } else {
                        let err160 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon/alt", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/alt/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.alt.type, parentSchema: schema57.properties.alt, data: data52 };
                        vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
                      }
                    }
                    if (data50.width !== void 0) {
                      let data53 = data50.width;
                      if (!(typeof data53 == "number" && !(data53 % 1) && !isNaN(data53) && isFinite(data53))) {
                        let err161 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.width.type, parentSchema: schema57.properties.width, data: data53 };
                        vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
                      }
                      if (typeof data53 == "number" && isFinite(data53)) {
                        if (data53 > 1e4 || isNaN(data53)) {
                          let err162 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.width, data: data53 };
                          vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
                        }
                        if (data53 < 1 || isNaN(data53)) {
                          let err163 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon/width", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.width, data: data53 };
                          vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
                        }
                      }
                    }
                    if (data50.height !== void 0) {
                      let data54 = data50.height;
                      if (!(typeof data54 == "number" && !(data54 % 1) && !isNaN(data54) && isFinite(data54))) {
                        let err164 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.height.type, parentSchema: schema57.properties.height, data: data54 };
                        vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
                      }
                      if (typeof data54 == "number" && isFinite(data54)) {
                        if (data54 > 1e4 || isNaN(data54)) {
                          let err165 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema57.properties.height, data: data54 };
                          vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
                        }
                        if (data54 < 1 || isNaN(data54)) {
                          let err166 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon/height", schemaPath: "../shared/definitions.schema.json#/definitions/image/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.height, data: data54 };
                          vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
                        }
                      }
                    }
                  } else {
                    let err167 = { instancePath: instancePath + "/footer/socialIcons/" + i5 + "/icon", schemaPath: "../shared/definitions.schema.json#/definitions/image/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data: data50 };
                    vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
                  }
                }
              } else {
                let err168 = { instancePath: instancePath + "/footer/socialIcons/" + i5, schemaPath: "#/properties/footer/properties/socialIcons/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema327.properties.footer.properties.socialIcons.items.type, parentSchema: schema327.properties.footer.properties.socialIcons.items, data: data47 };
                vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
              }
            }
          } else {
            let err169 = { instancePath: instancePath + "/footer/socialIcons", schemaPath: "#/properties/footer/properties/socialIcons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema327.properties.footer.properties.socialIcons.type, parentSchema: schema327.properties.footer.properties.socialIcons, data: data46 };
            vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
          }
        }
      } else {
        let err170 = { instancePath: instancePath + "/footer", schemaPath: "#/properties/footer/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema327.properties.footer.type, parentSchema: schema327.properties.footer, data: data34 };
        vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
      }
    }
    if (data.previewBar !== void 0) {
      let data55 = data.previewBar;
      if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
        if (data55.exitLabel === void 0) {
          let err171 = { instancePath: instancePath + "/previewBar", schemaPath: "#/properties/previewBar/required", keyword: "required", params: { missingProperty: "exitLabel" }, message: "must have required property 'exitLabel'", schema: schema327.properties.previewBar.required, parentSchema: schema327.properties.previewBar, data: data55 };
          vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
        }
        if (data55.question === void 0) {
          let err172 = { instancePath: instancePath + "/previewBar", schemaPath: "#/properties/previewBar/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'", schema: schema327.properties.previewBar.required, parentSchema: schema327.properties.previewBar, data: data55 };
          vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
        }
        for (let key11 in data55)
          if (!(key11 === "exitLabel" || key11 === "question")) {
            let err173 = { instancePath: instancePath + "/previewBar", schemaPath: "#/properties/previewBar/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema327.properties.previewBar, data: data55 };
            vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
          }
        if (data55.exitLabel !== void 0) {
          let data56 = data55.exitLabel;
          if (typeof data56 == "string") {
            if (func3(data56) > 300) {
              let err174 = { instancePath: instancePath + "/previewBar/exitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data56 };
              vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
            }
            if (func3(data56) < 1) {
              let err175 = { instancePath: instancePath + "/previewBar/exitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data56 };
              vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
            }
          } else {
            let err176 = { instancePath: instancePath + "/previewBar/exitLabel", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data56 };
            vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
          }
        }
        if (data55.question !== void 0) {
          let data57 = data55.question;
          if (typeof data57 == "string") {
            if (func3(data57) > 300) {
              let err177 = { instancePath: instancePath + "/previewBar/question", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data57 };
              vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
            }
            if (func3(data57) < 1) {
              let err178 = { instancePath: instancePath + "/previewBar/question", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data57 };
              vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
            }
          } else {
            let err179 = { instancePath: instancePath + "/previewBar/question", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data57 };
            vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
          }
        }
      } else {
        let err180 = { instancePath: instancePath + "/previewBar", schemaPath: "#/properties/previewBar/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema327.properties.previewBar.type, parentSchema: schema327.properties.previewBar, data: data55 };
        vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
      }
    }
    if (data.messages !== void 0) {
      let data58 = data.messages;
      if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
        if (data58.loading === void 0) {
          let err181 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "loading" }, message: "must have required property 'loading'", schema: schema327.properties.messages.required, parentSchema: schema327.properties.messages, data: data58 };
          vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
        }
        if (data58.errorTitle === void 0) {
          let err182 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "errorTitle" }, message: "must have required property 'errorTitle'", schema: schema327.properties.messages.required, parentSchema: schema327.properties.messages, data: data58 };
          vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
        }
        if (data58.errorText === void 0) {
          let err183 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "errorText" }, message: "must have required property 'errorText'", schema: schema327.properties.messages.required, parentSchema: schema327.properties.messages, data: data58 };
          vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
        }
        if (data58.fieldErrors === void 0) {
          let err184 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/required", keyword: "required", params: { missingProperty: "fieldErrors" }, message: "must have required property 'fieldErrors'", schema: schema327.properties.messages.required, parentSchema: schema327.properties.messages, data: data58 };
          vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
        }
        for (let key12 in data58)
          if (!(key12 === "loading" || key12 === "errorTitle" || key12 === "errorText" || key12 === "fieldErrors")) {
            let err185 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema327.properties.messages, data: data58 };
            vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
          }
        if (data58.loading !== void 0) {
          let data59 = data58.loading;
          if (typeof data59 == "string") {
            if (func3(data59) > 300) {
              let err186 = { instancePath: instancePath + "/messages/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data59 };
              vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
            }
            if (func3(data59) < 1) {
              let err187 = { instancePath: instancePath + "/messages/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data59 };
              vErrors === null ? vErrors = [err187] : vErrors.push(err187), errors++;
            }
          } else {
            let err188 = { instancePath: instancePath + "/messages/loading", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data59 };
            vErrors === null ? vErrors = [err188] : vErrors.push(err188), errors++;
          }
        }
        if (data58.errorTitle !== void 0) {
          let data60 = data58.errorTitle;
          if (typeof data60 == "string") {
            if (func3(data60) > 300) {
              let err189 = { instancePath: instancePath + "/messages/errorTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data60 };
              vErrors === null ? vErrors = [err189] : vErrors.push(err189), errors++;
            }
            if (func3(data60) < 1) {
              let err190 = { instancePath: instancePath + "/messages/errorTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data60 };
              vErrors === null ? vErrors = [err190] : vErrors.push(err190), errors++;
            }
          } else {
            let err191 = { instancePath: instancePath + "/messages/errorTitle", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data60 };
            vErrors === null ? vErrors = [err191] : vErrors.push(err191), errors++;
          }
        }
        if (data58.errorText !== void 0) {
          let data61 = data58.errorText;
          if (typeof data61 == "string") {
            if (func3(data61) > 300) {
              let err192 = { instancePath: instancePath + "/messages/errorText", schemaPath: "../shared/definitions.schema.json#/definitions/label/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema17, data: data61 };
              vErrors === null ? vErrors = [err192] : vErrors.push(err192), errors++;
            }
            if (func3(data61) < 1) {
              let err193 = { instancePath: instancePath + "/messages/errorText", schemaPath: "../shared/definitions.schema.json#/definitions/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema17, data: data61 };
              vErrors === null ? vErrors = [err193] : vErrors.push(err193), errors++;
            }
          } else {
            let err194 = { instancePath: instancePath + "/messages/errorText", schemaPath: "../shared/definitions.schema.json#/definitions/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema17.type, parentSchema: schema17, data: data61 };
            vErrors === null ? vErrors = [err194] : vErrors.push(err194), errors++;
          }
        }
        data58.fieldErrors !== void 0 && (validate96(data58.fieldErrors, { instancePath: instancePath + "/messages/fieldErrors", parentData: data58, parentDataProperty: "fieldErrors", rootData }) || (vErrors = gather(vErrors, validate96.errors), errors = vErrors.length));
      } else {
        let err195 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema327.properties.messages.type, parentSchema: schema327.properties.messages, data: data58 };
        vErrors === null ? vErrors = [err195] : vErrors.push(err195), errors++;
      }
    }
  } else {
    let err196 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema327.type, parentSchema: schema327, data };
    vErrors === null ? vErrors = [err196] : vErrors.push(err196), errors++;
  }
  return validate175.errors = vErrors, errors === 0;
}
var schema354 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Content", description: "A named list of typed items, as a headless content service keeps them.", type: "object", additionalProperties: !1, required: ["kind", "id", "schemaVersion", "referenceName", "language", "items"], properties: { $schema: { $ref: "../shared/definitions.schema.json#/definitions/schemaReference" }, kind: { const: "content" }, id: { $ref: "../shared/definitions.schema.json#/definitions/id" }, schemaVersion: { const: 1 }, referenceName: { description: "Name under which the list is read.", type: "string", pattern: "^[a-z][a-z0-9]*$", maxLength: 80 }, language: { $ref: "../shared/definitions.schema.json#/definitions/language" }, items: { type: "array", maxItems: 5e3, items: { title: "Content item", type: "object", additionalProperties: !1, required: ["contentID", "fields"], properties: { contentID: { description: "Unique among all items of a language.", type: "integer", minimum: 1 }, fields: { description: `The item's fields; {"contentID": n} links to another item.`, type: "object", additionalProperties: !0, propertyNames: { pattern: "^[A-Za-z][A-Za-z0-9_]*$" } } } } } } }, pattern71 = new RegExp("^[a-z][a-z0-9]*$", "u"), pattern73 = new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema354.required, parentSchema: schema354, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema354.required, parentSchema: schema354, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.schemaVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemaVersion" }, message: "must have required property 'schemaVersion'", schema: schema354.required, parentSchema: schema354, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.referenceName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "referenceName" }, message: "must have required property 'referenceName'", schema: schema354.required, parentSchema: schema354, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.language === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'", schema: schema354.required, parentSchema: schema354, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.items === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'", schema: schema354.required, parentSchema: schema354, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "kind" || key0 === "id" || key0 === "schemaVersion" || key0 === "referenceName" || key0 === "language" || key0 === "items")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema354, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func3(data0) > 300) {
          let err7 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema14, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/$schema", schemaPath: "../shared/definitions.schema.json#/definitions/schemaReference/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema14.type, parentSchema: schema14, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (data1 !== "content") {
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "content" }, message: "must be equal to constant", schema: "content", parentSchema: schema354.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.id !== void 0) {
      let data2 = data.id;
      if (typeof data2 == "string") {
        if (func3(data2) > 80) {
          let err10 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern0.test(data2)) {
          let err11 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema15, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/id", schemaPath: "../shared/definitions.schema.json#/definitions/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema15.type, parentSchema: schema15, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.schemaVersion !== void 0) {
      let data3 = data.schemaVersion;
      if (data3 !== 1) {
        let err13 = { instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema354.properties.schemaVersion, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.referenceName !== void 0) {
      let data4 = data.referenceName;
      if (typeof data4 == "string") {
        if (func3(data4) > 80) {
          let err14 = { instancePath: instancePath + "/referenceName", schemaPath: "#/properties/referenceName/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters", schema: 80, parentSchema: schema354.properties.referenceName, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!pattern71.test(data4)) {
          let err15 = { instancePath: instancePath + "/referenceName", schemaPath: "#/properties/referenceName/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*$" }, message: 'must match pattern "^[a-z][a-z0-9]*$"', schema: "^[a-z][a-z0-9]*$", parentSchema: schema354.properties.referenceName, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/referenceName", schemaPath: "#/properties/referenceName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema354.properties.referenceName.type, parentSchema: schema354.properties.referenceName, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.language !== void 0) {
      let data5 = data.language;
      if (typeof data5 == "string") {
        if (!pattern61.test(data5)) {
          let err17 = { instancePath: instancePath + "/language", schemaPath: "../shared/definitions.schema.json#/definitions/language/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2}(-[a-z]{2})?$" }, message: 'must match pattern "^[a-z]{2}(-[a-z]{2})?$"', schema: "^[a-z]{2}(-[a-z]{2})?$", parentSchema: schema331, data: data5 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/language", schemaPath: "../shared/definitions.schema.json#/definitions/language/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema331.type, parentSchema: schema331, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.items !== void 0) {
      let data6 = data.items;
      if (Array.isArray(data6)) {
        if (data6.length > 5e3) {
          let err19 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 5e3 }, message: "must NOT have more than 5000 items", schema: 5e3, parentSchema: schema354.properties.items, data: data6 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.contentID === void 0) {
              let err20 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "contentID" }, message: "must have required property 'contentID'", schema: schema354.properties.items.items.required, parentSchema: schema354.properties.items.items, data: data7 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (data7.fields === void 0) {
              let err21 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/required", keyword: "required", params: { missingProperty: "fields" }, message: "must have required property 'fields'", schema: schema354.properties.items.items.required, parentSchema: schema354.properties.items.items, data: data7 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            for (let key1 in data7)
              if (!(key1 === "contentID" || key1 === "fields")) {
                let err22 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema354.properties.items.items, data: data7 };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            if (data7.contentID !== void 0) {
              let data8 = data7.contentID;
              if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
                let err23 = { instancePath: instancePath + "/items/" + i0 + "/contentID", schemaPath: "#/properties/items/items/properties/contentID/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema354.properties.items.items.properties.contentID.type, parentSchema: schema354.properties.items.items.properties.contentID, data: data8 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
              if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
                let err24 = { instancePath: instancePath + "/items/" + i0 + "/contentID", schemaPath: "#/properties/items/items/properties/contentID/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema354.properties.items.items.properties.contentID, data: data8 };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
            if (data7.fields !== void 0) {
              let data9 = data7.fields;
              if (data9 && typeof data9 == "object" && !Array.isArray(data9))
                for (let key2 in data9) {
                  let _errs24 = errors;
                  if (typeof key2 == "string" && !pattern73.test(key2)) {
                    let err25 = { instancePath: instancePath + "/items/" + i0 + "/fields", schemaPath: "#/properties/items/items/properties/fields/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]*$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"', schema: "^[A-Za-z][A-Za-z0-9_]*$", parentSchema: schema354.properties.items.items.properties.fields.propertyNames, data: key2, propertyName: key2 };
                    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                  }
                  var valid7 = _errs24 === errors;
                  if (!valid7) {
                    let err26 = { instancePath: instancePath + "/items/" + i0 + "/fields", schemaPath: "#/properties/items/items/properties/fields/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid", schema: schema354.properties.items.items.properties.fields.propertyNames, parentSchema: schema354.properties.items.items.properties.fields, data: data9 };
                    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                  }
                }
              else {
                let err27 = { instancePath: instancePath + "/items/" + i0 + "/fields", schemaPath: "#/properties/items/items/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema354.properties.items.items.properties.fields.type, parentSchema: schema354.properties.items.items.properties.fields, data: data9 };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
          } else {
            let err28 = { instancePath: instancePath + "/items/" + i0, schemaPath: "#/properties/items/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema354.properties.items.items.type, parentSchema: schema354.properties.items.items, data: data7 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
      } else {
        let err29 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema354.properties.items.type, parentSchema: schema354.properties.items, data: data6 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema354.type, parentSchema: schema354, data };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate183.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema11.required, parentSchema: schema11, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let tag0 = data.kind;
    if (typeof tag0 == "string")
      if (tag0 === "page")
        validate11(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate11.errors), errors = vErrors.length);
      else if (tag0 === "journey")
        validate71(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate71.errors), errors = vErrors.length);
      else if (tag0 === "form")
        validate92(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate92.errors), errors = vErrors.length);
      else if (tag0 === "decision")
        validate166(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate166.errors), errors = vErrors.length);
      else if (tag0 === "operation")
        validate167(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate167.errors), errors = vErrors.length);
      else if (tag0 === "options")
        validate172(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate172.errors), errors = vErrors.length);
      else if (tag0 === "analytics")
        validate174(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate174.errors), errors = vErrors.length);
      else if (tag0 === "site")
        validate175(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate175.errors), errors = vErrors.length);
      else if (tag0 === "content")
        validate183(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = gather(vErrors, validate183.errors), errors = vErrors.length);
      else {
        let err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 }, message: 'value of tag "kind" must be in oneOf', schema: schema11.discriminator, parentSchema: schema11, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    else {
      let err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 }, message: 'tag "kind" must be string', schema: schema11.discriminator, parentSchema: schema11, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema11.type, parentSchema: schema11, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
function gather(errors, further) {
  if (errors === null) return further;
  for (let error of further) errors.length < 1e3 && errors.push(error);
  return errors;
}
export {
  validateDocument
};
